import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Message } from '../protocol';

type Argument = Message['args'][string];

/** Puts messages into one language; knows the names of those who sit at the table.
 *
 * The twin of the server's rendering: a message inside a message comes first, a list is joined with «and», and an outer
 * message may ask for an inner one in another case by naming the case after the argument (`$price-nominative`). */
export class Words {
  readonly language: string;
  private readonly bundle: FluentBundle;
  private readonly variables = new Map<string, string[]>();

  constructor(language: string, catalogue: string) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(catalogue));
  }

  /** Whether the language has this message; `id.help` asks for an attribute. */
  has(id: string): boolean {
    return this.pattern(id) !== null;
  }

  /** The message in words. What is missing is shown by its id, so that a person can report it. */
  text(message: Message, seats: readonly string[] = [], inCase = ''): string {
    if (message.id === 'seat') return this.seat(message, seats);
    const list = /^list-(and|or)$/.exec(message.id);
    if (list) return this.joined(message.args['parts'] as Message[], list[1] as 'and' | 'or', seats, inCase);
    const id = inCase && this.has(`${message.id}.${inCase}`) ? `${message.id}.${inCase}` : message.id;
    const pattern = this.pattern(id);
    if (pattern === null) return `{${id}}`;
    const args: Record<string, string | number> = {};
    for (const name of this.named(id)) args[name] = this.argument(message, name, seats);
    return this.bundle.formatPattern(pattern, args, []);
  }

  /** A message without arguments, or with plain ones. */
  say(id: string, args: Record<string, Argument> = {}, seats: readonly string[] = []): string {
    return this.text({ id, args }, seats);
  }

  /** The message in words, beginning with a capital letter. */
  sentence(message: Message, seats: readonly string[] = []): string {
    const text = this.text(message, seats);
    return text.charAt(0).toLocaleUpperCase(this.language) + text.slice(1);
  }

  private pattern(id: string) {
    const [name = '', attribute] = id.split('.');
    const message = this.bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  private argument(message: Message, name: string, seats: readonly string[]): string | number {
    let value = message.args[name];
    let inCase = '';
    if (value === undefined) {
      const cut = name.lastIndexOf('-');
      value = message.args[name.slice(0, cut)];
      inCase = name.slice(cut + 1);
    }
    if (value === undefined) return '';
    if (Array.isArray(value)) return this.joined(value, 'and', seats, inCase);
    return typeof value === 'object' ? this.text(value, seats, inCase) : value;
  }

  private seat(message: Message, seats: readonly string[]): string {
    const n = Number(message.args['n']);
    return seats[n] ?? this.say('seat-unknown', { n: n + 1 });
  }

  /** Parts in a row; where one of them is a row itself, the last word stands apart, so that it reads one way. */
  private joined(parts: Message[], word: 'and' | 'or', seats: readonly string[], inCase: string): string {
    const texts = parts.map((part) => this.text(part, seats, inCase));
    const last = texts.pop() ?? '';
    if (texts.length === 0) return last;
    const start = texts.reduce((row, next) => this.say('list-comma', { start: row, end: next }));
    const apart = parts.some((part) => /^list-(and|or)$/.test(part.id)) ? '-apart' : '';
    return this.bundleText(`list-${word}${apart}`, { start, end: last });
  }

  private bundleText(id: string, args: Record<string, string>): string {
    const pattern = this.pattern(id);
    return pattern === null ? `{${id}}` : this.bundle.formatPattern(pattern, args, []);
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
    if (Array.isArray(node)) node.forEach((part) => this.collect(part, names));
    else if (node !== null && typeof node === 'object') {
      const part = node as { type?: string; name?: string; attr?: string | null };
      if (part.type === 'var' && part.name) names.add(part.name);
      else if (part.type === 'mesg' && part.name) this.collect(this.pattern(part.attr ? `${part.name}.${part.attr}` : part.name), names);
      else Object.values(node).forEach((inner) => this.collect(inner, names));
    }
  }
}
