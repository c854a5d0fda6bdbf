import type { Component } from 'svelte';
import type { Amount, Badge, CardFace, Sign as PieceSign, TokenKind } from '../pieces/kinds';
import type { Card } from '../protocol';
import { describe } from './facts';
import { named } from './names';
import type { TableView } from './table.svelte';
import type { Words } from './words';

/** What a game may bring along for its cards: their faces, and its tokens. */
export interface Faces {
  face(card: Card, table: { words: Words }): CardFace;
  amount?(kind: string, count: number | string, words: Words): Amount;
  /** The signs of the game, for its legend. */
  tokens?: Record<string, TokenKind>;
  badges?: Record<string, Badge>;
}

const boards = import.meta.glob<{ default: Component<{ table: TableView }> }>('../games/*/Board.svelte');
const faces = import.meta.glob<Faces>('../games/*/faces.ts');

/** The board of a game, if somebody has drawn one. */
export async function boardOf(game: string): Promise<Component<{ table: TableView }> | undefined> {
  return (await boards[`../games/${game}/Board.svelte`]?.())?.default;
}

/** Whether somebody has drawn a board for a game. */
export const hasBoard = (game: string): boolean => `../games/${game}/Board.svelte` in boards;

/** The faces of a game's cards; plain ones where nobody has drawn any. */
export async function facesOf(game: string): Promise<Faces> {
  return (await faces[`../games/${game}/faces.ts`]?.()) ?? { face: (card, { words }) => plainFace(game, card, words) };
}

/** A front made of what every card has: its name, its kind, its numbers and its text. */
function plainFace(game: string, card: Card, words: Words): CardFace {
  const numbers = Object.entries(card.values).filter(([, value]) => typeof value === 'number');
  const signs: PieceSign[] = numbers.flatMap(([name, value]) => [
    { word: `${named(words, game, 'value', name)} ${value as number}` },
    { mark: 'break' as const },
  ]);
  return {
    id: card.id,
    words: describe(game, card, words),
    kind: 'plain',
    tincture: 'cendree',
    title: words.text(card.name),
    icon: 'wax-seal',
    halves: [{ label: named(words, game, 'kind', card.kind), signs, text: words.sentence(card.text) }],
  };
}
