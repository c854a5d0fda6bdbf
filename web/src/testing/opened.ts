import { onTestFinished, vi } from 'vitest';
import type { ServerMessage, State } from '../protocol';
import { notices } from '../shell/notices.svelte';
import { settings } from '../shell/settings.svelte';
import type { TableView } from '../shell/table.svelte';
import { Socket } from './sockets';
import { asked, entry, event, option, said, tableWith } from './tables';

/** A table on an open line, with nothing that could be asked back; what changes is shown at once. */
export function opened(changed: Partial<State> = {}): TableView {
  settings.set('confirm', 'never');
  notices.list = [];
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
  const table = tableWith(changed);
  vi.spyOn(table.stage, 'show').mockImplementation((_, apply) => apply());
  vi.spyOn(table, 'learn').mockResolvedValue();
  table.open();
  onTestFinished(() => table.close());
  socket().opens();
  return table;
}

/** The line of the table. */
export const socket = (): Socket => Socket.all.at(-1)!;

/** What the table has sent. */
export const sent = (): unknown[] => Socket.all.flatMap((one) => one.sent);

/** The server says something. */
export const hears = (message: ServerMessage): void => socket().says(message);

/** The server tells what has changed, with an entry of the log or without. */
export function changes(table: TableView, parts: Partial<State>, at = 0, takenBackBy: number | null = null): void {
  const log = at ? [entry(at, 1, event('gains', 1))] : [];
  hears({ type: 'changed', seen: table.shown!.seen + 1, parts, log_kept: at ? at - 1 : 99, log, taken_back_by: takenBackBy });
}

/** What the reader was told besides. */
export const told = (): string[] => notices.list.map((notice) => notice.said.id);

/** A question with four options at three places, and one that is barred. */
export const question = () =>
  asked(
    [option('hire', ['market:1', 'gold@0']), option('slay', ['market:2']), option('rob', ['market:2']), option('pass')],
    [{ ...option('build', ['domain:1']), reason: said('chess-short-pawns', { n: 2 }) }],
  );
