import type { TableView } from '../../shell/table.svelte';
import type { Shown, ShownOfPlayer } from './shown';

/** A table of Bellum Magica. */
export type BellumView = TableView<Shown, ShownOfPlayer>;
