/** One part of something, which whoever has read it is told of alone. */
class Part {
  value = $state.raw<unknown>();
}

/** The same as before where nothing in it has changed, as deep as it goes: who compares finds it unchanged. */
export function alike<Value>(before: unknown, after: Value): Value {
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after || before === after) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const was = before as Record<string, unknown>;
  const shared = Object.entries(after).map(([name, value]) => [name, alike(was[name], value)] as const);
  if (shared.length === Object.keys(was).length && shared.every(([name, value]) => name in was && was[name] === value))
    return before as Value;
  return (Array.isArray(after) ? shared.map(([, value]) => value) : Object.fromEntries(shared)) as Value;
}

/** Something that comes whole and is read in parts: a change reaches only what has read the parts that changed. */
export class Parts<Whole extends object> {
  private readonly known = new Map<string, Part>();
  private readonly within = new Map<string, Parts<object>>();
  private names = $state.raw<string[]>([]);

  /** `within` are parts that are read in parts themselves, `shared` those that often come again as they were. */
  constructor(
    within: readonly string[] = [],
    private readonly shared: (name: string) => boolean = () => false,
  ) {
    for (const name of within) this.within.set(name, new Parts([], () => true));
  }

  /** What was written last, part by part. */
  readonly whole: Whole = new Proxy({} as Whole, {
    get: (_, name) => (typeof name === 'symbol' ? undefined : this.read(name)),
    has: (_, name) => this.names.includes(String(name)),
    ownKeys: () => this.names,
    getOwnPropertyDescriptor: (_, name) =>
      this.names.includes(String(name)) ? { configurable: true, enumerable: true, value: this.read(String(name)) } : undefined,
  });

  write(whole: Whole): void {
    const names = Object.keys(whole);
    for (const name of this.known.keys()) if (!(name in whole)) this.known.get(name)!.value = undefined;
    for (const [name, value] of Object.entries(whole)) {
      const within = this.within.get(name);
      const part = this.part(name);
      if (within) within.write(value as object);
      else part.value = this.shared(name) ? alike(part.value, value) : value;
    }
    this.names = alike(this.names, names);
  }

  private read(name: string): unknown {
    return this.within.get(name)?.whole ?? this.part(name).value;
  }

  private part(name: string): Part {
    let part = this.known.get(name);
    if (!part) {
      // Made within what reads it first, it would count as its own, and would never call it again.
      $effect.root(() => {
        part = new Part();
      });
      this.known.set(name, part!);
    }
    return part!;
  }
}
