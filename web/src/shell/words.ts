import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Said } from '../protocol';

export type Arguments = Said['args'];

/** A piece of a sentence: plain words, the name of a card with its id, or a word of the game with what explains it. */
export type Part = string | { text: string; card: string } | { text: string; term: string };

/** A message before it is put into a language. */
export const said = (id: string, args: Arguments = {}): Said => ({ id, args });

/** The name of whoever sits there, as part of a message. */
export const seatSaid = (n: number): Said => said('seat', { n });

// Signs of the private use area stand around what can be pointed at while a sentence is cut.
const beginCard = '\uE000';
const beginTerm = '\uE003';
const middle = '\uE001';
const end = '\uE002';
const piece = new RegExp(`([${beginCard}${beginTerm}])([^${middle}]*)${middle}([^${end}]*)${end}`);
const marks = new RegExp(piece, 'g');
const around = (begin: string, id: string, text: string): string => `${begin}${id}${middle}${text.replace(marks, '$3')}${end}`;

/** A word of the game inside a sentence: the name of what explains it, and the word as the sentence needs it. */
const marked = /\[\[([a-z0-9_]+)\|([^\]]*)\]\]/g;
/** Messages that name a thing of a game, in whatever number or case; the last part is what explains it. */
const naming = /^([a-z0-9_]+)-(?:amount|counted|counter|zone|kind|role|area|type|family)-([a-z0-9_]+)$/;

/** Messages that are a row of others, and the word before the last. */
const rows = new Map<string, 'and' | 'or'>([
  ['list-and', 'and'],
  ['list-or', 'or'],
]);
const isList = (message: Said): boolean => rows.has(message.id);
const messagesIn = (message: Said): number =>
  Object.values(message.args).filter((value) => typeof value === 'object' && !Array.isArray(value)).length;

/** Whether a row has a row inside, or «1 gold» beside «1 gold for each domain». */
function ambiguous(parts: Said[]): boolean {
  if (parts.some(isList)) return true;
  return new Set(parts.map((part) => part.id)).size > 1 && parts.some((part) => messagesIn(part) > 1);
}

/** Puts messages into one language; knows the names of those who sit at the table.
 *
 * The twin of the server's rendering: a message inside a message comes first, a list is joined with «and», and an outer
 * message may ask for an inner one in another case by naming the case after the argument (`$price-nominative`). */
export class Words {
  readonly language: string;
  private readonly bundle: FluentBundle;
  private readonly variables = new Map<string, string[]>();
  private marking = false;
  /** The games whose lessons are among the messages. */
  readonly taught = new Set<string>();

  constructor(language: string, catalogue: string) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(catalogue));
  }

  /** Takes in more messages. */
  add(catalogue: string): void {
    this.bundle.addResource(new FluentResource(catalogue));
  }

  /** Whether the language has this message; `id.help` asks for an attribute. */
  has(id: string): boolean {
    return this.pattern(id) !== null;
  }

  /** The message in words. What is missing is shown by its id, so that a person can report it. */
  text(message: Said, seats: readonly string[] = [], inCase = ''): string {
    if (message.id === 'seat') return this.seat(message, seats);
    const word = rows.get(message.id);
    const parts = message.args['parts'];
    if (word && Array.isArray(parts)) return this.joined(parts, word, seats, inCase);
    const id = inCase && this.has(`${message.id}.${inCase}`) ? `${message.id}.${inCase}` : message.id;
    const pattern = this.pattern(id);
    if (pattern === null) return `{${id}}`;
    const args: Record<string, string | number> = {};
    for (const name of this.named(id)) args[name] = this.argument(message, name, seats);
    const text = this.bundle.formatPattern(pattern, args, []);
    return this.marking ? this.marked(message, text) : text.replace(marked, '$2');
  }

  /** The text with signs around what can be pointed at: a card's name, a thing of the game, words that the text itself marks. */
  private marked(message: Said, text: string): string {
    const [, game, name] = naming.exec(message.id) ?? [];
    const inside = text.replace(marked, (_, term: string, word: string) => around(beginTerm, term, word));
    if (message.card !== undefined) return around(beginCard, message.card, inside);
    return name && this.has(`${game}-explain-${name}.help`) ? around(beginTerm, name, inside) : inside;
  }

  /** The message in words, beginning with a capital letter. */
  sentence(message: Said, seats: readonly string[] = []): string {
    return this.capital(this.text(message, seats));
  }

  /** The text, cut where cards and words of the game are named, so that they can be pointed at. */
  pieces(message: Said, seats: readonly string[] = []): Part[] {
    this.marking = true;
    const text = this.text(message, seats);
    this.marking = false;
    const parts: Part[] = [];
    const pieces = text.split(piece);
    for (let at = 0; at < pieces.length; at += 4) {
      const [words, begin, id, name] = pieces.slice(at, at + 4);
      if (words) parts.push(words);
      if (name) parts.push(begin === beginCard ? { text: name, card: id! } : { text: name, term: id! });
    }
    return parts;
  }

  /** The sentence in such pieces, beginning with a capital letter. */
  parts(message: Said, seats: readonly string[] = []): Part[] {
    const [first, ...rest] = this.pieces(message, seats);
    if (first === undefined) return [];
    if (typeof first === 'string') return [this.capital(first), ...rest];
    return ['term' in first ? { ...first, text: this.capital(first.text) } : first, ...rest];
  }

  /** A message without arguments, or with plain ones. */
  say(id: string, args: Arguments = {}, seats: readonly string[] = []): string {
    return this.text({ id, args }, seats);
  }

  private capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase(this.language) + text.slice(1);
  }

  private pattern(id: string) {
    const [name = '', attribute] = id.split('.');
    const message = this.bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  private argument(message: Said, name: string, seats: readonly string[]): string | number {
    let value = message.args[name];
    let inCase = '';
    if (value === undefined) {
      const dash = name.lastIndexOf('-');
      value = message.args[name.slice(0, dash)];
      inCase = name.slice(dash + 1);
    }
    if (value === undefined) return '';
    if (Array.isArray(value)) return this.joined(value, 'and', seats, inCase);
    return typeof value === 'object' ? this.text(value, seats, inCase) : value;
  }

  private seat(message: Said, seats: readonly string[]): string {
    const n = Number(message.args['n']);
    return seats[n] ?? this.say('seat-unknown', { n: n + 1 });
  }

  /** Parts in a row; where they could be read in two ways, the last one stands apart. */
  private joined(parts: Said[], word: 'and' | 'or', seats: readonly string[], inCase: string): string {
    const texts = parts.map((part) => this.text(part, seats, inCase));
    const last = texts.pop() ?? '';
    if (texts.length === 0) return last;
    const start = texts.reduce((row, next) => this.row('list-comma', row, next));
    return this.row(`list-${word}${ambiguous(parts) ? '-apart' : ''}`, start, last);
  }

  private row(id: string, start: string, last: string): string {
    const pattern = this.pattern(id);
    return pattern === null ? `{${id}}` : this.bundle.formatPattern(pattern, { start, end: last }, []);
  }

  /** The variables that a message uses, those of messages that it quotes included. */
  private named(id: string): string[] {
    const known = this.variables.get(id);
    if (known) return known;
    const names = new Set<string>();
    this.collect(this.pattern(id), names);
    const list = [...names];
    this.variables.set(id, list);
    return list;
  }

  private collect(node: unknown, names: Set<string>): void {
    if (Array.isArray(node)) for (const part of node) this.collect(part, names);
    else if (node !== null && typeof node === 'object') {
      const part = node as { type?: string; name?: string; attr?: string | null };
      if (part.type === 'var' && part.name) names.add(part.name);
      else if (part.type === 'mesg' && part.name) this.collect(this.pattern(part.attr ? `${part.name}.${part.attr}` : part.name), names);
      else for (const inner of Object.values(node)) this.collect(inner, names);
    }
  }
}
