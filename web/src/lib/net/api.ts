// The server's HTTP side: games, people, tables. A refusal becomes a Refusal with the server's key.
import type { GameOffered, NewTable, TableListed, TableShown } from './protocol';

/** What the server refused, or that it could not be reached (`code` is then "unreachable"). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

interface Refused {
  readonly error?: { readonly code?: string; readonly message?: string };
}

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch (error) {
    throw new Refusal('unreachable', String(error));
  }
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body as Answer;
  const refused = (body as Refused | undefined)?.error;
  throw new Refusal(refused?.code ?? `http-${response.status}`, refused?.message ?? response.statusText);
}

const send = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export const api = {
  games: (): Promise<readonly GameOffered[]> => ask('/api/games'),
  me: (): Promise<{ readonly name: string }> => ask('/api/me'),
  rename: (name: string): Promise<{ readonly name: string }> => ask('/api/me', send('PUT', { name })),
  waiting: (): Promise<readonly TableListed[]> => ask('/api/tables'),
  mine: (): Promise<readonly TableListed[]> => ask('/api/tables?mine=1'),
  table: (code: string): Promise<TableShown> => ask(`/api/tables/${encodeURIComponent(code)}`),
  open: (table: NewTable): Promise<{ readonly code: string }> => ask('/api/tables', send('POST', table)),
};

export const recordAddress = (code: string): string => `/api/tables/${encodeURIComponent(code)}/record`;
