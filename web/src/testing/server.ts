import { vi } from 'vitest';

/** What the client has asked for. */
export interface Asked {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
}

/** A server that answers by path: with JSON or a text, with a refusal (a number), or not at all. Says what it was asked. */
export function serverSays(answers: Record<string, unknown>): Asked[] {
  const questions: Asked[] = [];
  const answer = async (path: string, { method = 'GET', headers = {}, body }: RequestInit = {}): Promise<Response> => {
    questions.push({ path, method, headers: headers as Record<string, string>, body });
    if (!(path in answers)) throw new TypeError('Failed to fetch');
    const said = answers[path];
    if (said instanceof Response) return said.clone();
    if (typeof said === 'number') return new Response(null, { status: said });
    return new Response(typeof said === 'string' ? said : JSON.stringify(said));
  };
  vi.stubGlobal('fetch', answer);
  return questions;
}
