import { flushSync } from 'svelte';
import type { Changed, ClientMessage, Links, LogEntry, Option, Past, Presence, Said, ServerMessage, State, Welcome } from '../protocol';
import { ask } from './api';
import type { Looked } from './asking';
import { Coach } from './coach.svelte';
import { facesOf } from './faces';
import { shelf } from './games.svelte';
import { Laid } from './laid.svelte';
import { Line, type LineStatus } from './line';
import { notices } from './notices.svelte';
import { changedBy } from './pointing';
import { settings } from './settings.svelte';
import { solver } from './solver.svelte';
import { Spoken } from './spoken.svelte';
import { elementOf, Stage } from './stage.svelte';
import { Standing } from './standing.svelte';
import { teacher } from './teacher.svelte';
import { said, seatSaid } from './words';

export type { CardInfo } from './laid.svelte';

/** So soon after an answer a press is the second half of a double click, and answers nothing. */
const moment = 350;
const nobody: Presence = { type: 'presence', seats: [], spectators: 0, away: [] };

/** What a mouse has pressed is about to go from the board. Were the browser to find that out in the midst of the change, it
 * would lay out the half-changed board. Whoever plays by keys stays where they are. */
function letGo(): void {
  const pressed = document.activeElement;
  if (pressed instanceof HTMLElement && pressed.closest('main') && !pressed.matches(':focus-visible')) pressed.blur();
}

/** One open table: its line to the server, what lies on it now or lay on it once, and what the reader does there.
 *
 * Boards are drawn from this alone. They mark their elements with `data-object`; the shell lights, explains and moves
 * them by these ids. */
export class TableView<Shown = unknown, ShownOfPlayer = unknown> extends Laid<Shown, ShownOfPlayer> {
  log = $state.raw<LogEntry[]>([]);
  links = $state.raw<Links>({ invites: [], spectator: '', host: false });
  presence = $state.raw<Presence>(nobody);
  /** When that was heard. */
  presenceHeard = 0;
  /** So many seconds the server's clock goes ahead of this one. */
  serverAhead = $state(0);
  status = $state<LineStatus>('connecting');
  /** Why the line ended for good. */
  ended = $state.raw<Said | null>(null);
  /** Where a few options wait to be chosen from. */
  chooser = $state.raw<{ object: string; options: Option[] } | null>(null);
  /** What is looked at closely: a card, or something on the table with what it says of itself. */
  asked = $state.raw<Looked | null>(null);
  /** Objects of the decision that are on the board now. */
  present = $state.raw<ReadonlySet<string>>(new Set());
  sending = $state(false);

  readonly stage: Stage;
  readonly coach = new Coach(this);
  readonly standing: Standing;
  readonly spoken: Spoken;
  private line: Line | undefined;
  /** What was asked when the reader's finger came down, and whether it came down too soon after the last answer. */
  private meant: State['decision'] | undefined;
  private hasty = false;
  private answeredAt = -Infinity;
  /** What the reader wants to be done as soon as the server has answered. */
  private next: (() => void) | undefined;

  constructor(
    readonly id: string,
    readonly token: string,
  ) {
    super();
    this.standing = new Standing(this);
    this.spoken = new Spoken(id);
    this.stage = new Stage(() => Object.keys(this.shown?.players[0]?.counters ?? {}));
  }

  get rolling(): boolean {
    return this.stage.rolling;
  }

  // What the reader does

  /** A finger comes down: what moves ends. If the table asks something else by that, the press must not answer it. */
  press(at?: number): void {
    this.meant = this.decision;
    this.hasty = at !== undefined && at - this.answeredAt < moment;
    if (!this.stage.moving) return;
    this.stage.skip();
    flushSync(); // nothing that is no longer asked lies under the finger when it is lifted
  }

  /** The finger is up, and what it pressed is done. */
  lift(): void {
    this.meant = undefined;
    this.hasty = false;
  }

  /** Whether the table asks something else than when the finger came down; the reader is told to look again. */
  private get surprised(): boolean {
    const surprised = this.meant !== undefined && this.meant !== this.decision;
    if (surprised) notices.tell(said('server-stale'));
    return surprised;
  }

  pick(object: string): void {
    const options = this.optionsAt(object);
    if (options.length === 1) this.choose(options[0]!.key);
    else if (options.length > 1 && !this.surprised) this.chooser = { object, options };
  }

  /** Chooses an option; one that cannot be taken back waits to be confirmed, if the reader wants that. */
  choose(key: string): void {
    this.chooser = null;
    if (!this.decision || this.sending || this.hasty || this.surprised) return;
    if (this.pending !== key && this.needsConfirming()) {
      this.pending = key;
      return;
    }
    this.pending = null;
    this.send({ type: 'choose', seen: this.state.seen, key, seat: this.decision.seat });
  }

  chooseMany(keys: string[]): void {
    if (!this.decision || this.sending || this.hasty || this.surprised) return;
    this.pending = null;
    this.send({ type: 'choose_many', seen: this.state.seen, keys, seat: this.decision.seat });
  }

  private needsConfirming(): boolean {
    if (settings.confirm !== 'final') return settings.confirm === 'always';
    return this.state.undo_policy === 'never';
  }

  look(card: string): void {
    if (this.cards[card]) this.ask({ card });
  }

  /** Looks at something closely. */
  ask(asked: Looked): void {
    if (!this.surprised) this.asked = asked;
  }

  /** Takes back what was chosen last, even if the server has not yet said what came of it. */
  takeBack(toTurnStart = false): void {
    if (this.sending) this.next = () => this.takeBack(toTurnStart);
    if (this.sending || !this.shown) return;
    this.stage.skip();
    this.pending = null;
    this.send({ type: 'undo', seen: this.shown.seen, to_turn_start: toTurnStart });
  }

  /** Lights objects on the board, and lets the others go dark. */
  light(objects: readonly string[]): void {
    for (const element of document.querySelectorAll('[data-lit]')) element.removeAttribute('data-lit');
    for (const object of objects) elementOf(object)?.setAttribute('data-lit', '');
  }

  /** Shows the table as it stood after so many choices. */
  async lookBack(choices: number): Promise<void> {
    try {
      this.past = await ask<Past>(`tables/${this.id}/at/${choices}`, { token: this.token });
    } catch (problem) {
      notices.refuse(problem);
    }
  }

  // The line to the server

  /** Opens the line; the state comes with the first answer. */
  open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = `${scheme}://${location.host}/ws/${encodeURIComponent(this.id)}?token=${encodeURIComponent(this.token)}`;
    this.line = new Line(
      address,
      (message) => this.hear(message),
      (status) => this.fare(status),
    );
  }

  close(): void {
    this.line?.close();
    this.stage.skip();
  }

  send(message: ClientMessage): void {
    if (!this.line?.send(message)) notices.tell(said('web-line-broken'), 'bad');
    else this.sending = ['choose', 'choose_many', 'undo'].includes(message.type);
    if (!message.type.startsWith('choose')) return;
    this.answeredAt = performance.now();
    letGo();
  }

  /** Fetches what is known about the game: its cards and their faces. */
  async learn(game: string): Promise<void> {
    const [, cards, faces] = await Promise.all([shelf.open(), shelf.cards(game), facesOf(game)]);
    this.cards = cards;
    this.faces = faces;
  }

  private fare(status: LineStatus): void {
    this.status = status;
    if (status !== 'open') this.answered();
  }

  /** The server has answered, or never will. */
  private answered(): (() => void) | undefined {
    const { next } = this;
    this.sending = false;
    this.next = undefined;
    return next;
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.begin(message);
        break;
      case 'changed':
        this.change(message);
        break;
      case 'refused':
        this.answered();
        if (message.state) {
          this.stage.skip();
          this.shown = message.state;
          this.pending = this.chooser = null;
          this.coach.drop();
        }
        if (this.shown) (this.shown.lesson ? teacher : this.shown.puzzle ? solver : notices).tell(message.message, 'bad', this.seatNames);
        // Should the line end now, that is why.
        if (!message.state) this.ended = message.message;
        break;
      case 'presence':
        this.presenceHeard = Date.now();
        this.presence = message;
        break;
      case 'phrase':
        this.spoken.hear(message.phrase);
        break;
      case 'time':
        this.serverAhead = message.now - Date.now() / 1000;
        break;
      case 'links':
        this.links = message.links;
    }
  }

  private begin(message: Welcome): void {
    this.stage.skip();
    this.ended = null;
    this.shown = message.state;
    this.log = message.log;
    this.links = message.links;
    this.spoken.begin(message.phrases);
    this.answered();
    this.pending = this.chooser = null;
    this.coach.drop();
    if (!this.faces) void this.learn(message.state.game).catch((problem: unknown) => notices.refuse(problem));
  }

  private change(message: Changed): void {
    const awaited = this.sending;
    const next = this.answered();
    this.ended = null;
    const takenBack = typeof message.taken_back_by === 'number';
    const events = takenBack || message.log_kept < 0 ? [] : message.log.flatMap((entry) => entry.events);
    const { parts } = message;
    // The end of one's own turn is waited for as much as the next question.
    const pressing = awaited || takenBack || !!parts.decision || !!parts.over;
    const apply = () => {
      if (!this.shown) return;
      this.shown = changedBy(this.shown, message);
      this.log = [...this.log.filter((entry) => entry.at <= message.log_kept), ...message.log];
      if ('decision' in parts || takenBack) {
        this.pending = this.chooser = null;
        this.coach.drop();
      }
      if (takenBack) notices.tell(said('web-taken-back', { seat: seatSaid(message.taken_back_by!) }), 'plain', this.seatNames);
    };
    this.stage.show(events, apply, pressing);
    if (!takenBack && !parts.vote) next?.();
  }
}
