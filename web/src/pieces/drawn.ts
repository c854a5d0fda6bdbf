import type { Badge, IconName, Shape, Tincture, TokenKind } from './kinds';

/** Tokens by name, each with its picture, its colour and its outline. */
export function drawnTokens(rows: Record<string, [icon: IconName, tincture: Tincture, shape: Shape]>): Record<string, TokenKind> {
  return Object.fromEntries(Object.entries(rows).map(([name, [icon, tincture, shape]]) => [name, { term: name, icon, tincture, shape }]));
}

/** Badges by name, each with its picture and its colour. */
export function drawnBadges(rows: Record<string, [icon: IconName, tincture: Tincture]>): Record<string, Badge> {
  return Object.fromEntries(Object.entries(rows).map(([name, [icon, tincture]]) => [name, { term: name, icon, tincture }]));
}
