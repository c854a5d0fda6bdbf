import type { Sign } from '../protocol';
import type { CardInfo } from '../shell/table.svelte';
import { said } from './tables';

/** A sign of an effect in short: what it is, its name, its number. */
export const sign = (what: Sign['what'], name = '', n = 0): Sign => ({ what, name, n });

/** A card as the server sends it, changed as told. */
export const card = (game: string, id: string, kind: string, changed: Partial<CardInfo> = {}): CardInfo => ({
  id,
  name: said(`${game}-card-${id}`),
  kind,
  copies: 1,
  text: said('nothing'),
  source: 'printed',
  values: {},
  signs: {},
  facts: [],
  ...changed,
});
