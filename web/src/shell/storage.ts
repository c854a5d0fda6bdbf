/** What this browser remembers; one that forbids it still plays, it only forgets. */
export function kept<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`regalia-${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Remembers a value; says whether the browser let us. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(`regalia-${key}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
