import type { Card, Cards, Game, Games } from '../protocol';
import { ask } from './api';

/** The games on the shelf, their bots, and the phrases people can say; asked for once. */
class Shelf {
  games = $state.raw<Game[]>([]);
  phrases = $state.raw<string[]>([]);
  needsCode = $state(false);
  /** Whether this server can rate games. */
  rates = $state(false);
  /** Under which addresses others reach the server, the best first. */
  addresses = $state.raw<string[]>([]);
  private asked: Promise<void> | undefined;
  private readonly boxes = new Map<string, Promise<Record<string, Card>>>();

  open(): Promise<void> {
    this.asked ??= ask<Games>('games').then(
      ({ games, phrases, needs_code, addresses, rates }) => {
        this.games = games;
        this.phrases = phrases;
        this.needsCode = needs_code;
        this.addresses = addresses;
        this.rates = rates;
      },
      (problem: unknown) => {
        this.asked = undefined;
        throw problem;
      },
    );
    return this.asked;
  }

  game(id: string): Game | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** Every kind of card of a game, by id. */
  cards(game: string): Promise<Record<string, Card>> {
    let box = this.boxes.get(game);
    if (!box) {
      box = ask<Cards>(`games/${encodeURIComponent(game)}/cards`).then(({ cards }) =>
        Object.fromEntries(cards.map((card) => [card.id, card])),
      );
      box.catch(() => this.boxes.delete(game));
      this.boxes.set(game, box);
    }
    return box;
  }
}

export const shelf = new Shelf();
