import type { Failure, Said } from '../protocol';
import { said } from './words';

/** The server, or the way to it, says no; the message says why. */
export class Refusal extends Error {
  constructor(
    readonly said: Said,
    readonly status: number,
  ) {
    super(said.id);
  }
}

interface Wish {
  body?: unknown;
  token?: string;
  method?: string;
}

async function fetched(path: string, { body, token, method }: Wish): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    answer = await fetch(`/api/${path}`, { method: method ?? (body === undefined ? 'GET' : 'POST'), headers, body: sent });
  } catch {
    throw new Refusal(said('web-no-server'), 0);
  }
  if (answer.ok) return answer;
  const failure = (await answer.json().catch(() => null)) as Failure | null;
  throw new Refusal(failure?.error ?? said('web-no-server'), answer.status);
}

/** Asks the server for something; what it refuses is thrown as a `Refusal`. */
export async function ask<T>(path: string, wish: Wish = {}): Promise<T> {
  const answer = await fetched(path, wish);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** Asks for a text: a record file, the rules. */
export async function askText(path: string, wish: Wish = {}): Promise<string> {
  return (await fetched(path, wish)).text();
}
