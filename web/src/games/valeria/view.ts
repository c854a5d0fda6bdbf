import type { TableView } from '../../shell/table.svelte';
import type { NothingMore, Shown } from './shown';

/** A table of Valeria. */
export type ValeriaView = TableView<Shown, NothingMore>;
