// The server's HTTP API: games, people, tables. Errors become a Refusal with the server's error code.
import type {
  Analysis,
  GameFacts,
  GameOffered,
  Hint,
  NewTable,
  Pace,
  ReplayedGame,
  ReplayWish,
  TableListed,
  TableShown,
} from './protocol';

/** A text, a number, or a list of text keys. */
export type Detail = string | number | readonly string[];

/** A text key of the game, and its arguments. */
export interface Reason {
  readonly key: string;
  readonly details: Readonly<Record<string, Detail>>;
}

/**
 * The server refused a request, or could not be reached (`code` is then "unreachable"). If a game's helper cannot
 * answer ("cannot-answer"), there is a reason in the game's own texts.
 */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly reason?: Reason,
  ) {
    super(message);
  }
}

interface Refused {
  readonly error?: { readonly code?: string; readonly message?: string } & Partial<Reason>;
}

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch (error) {
    if (init?.signal?.aborted) throw error;
    throw new Refusal('unreachable', String(error));
  }
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body as Answer;
  const { code, message, key, details = {} } = (body as Refused | undefined)?.error ?? {};
  throw new Refusal(
    code ?? `http-${response.status}`,
    message ?? response.statusText,
    key === undefined ? undefined : { key, details },
  );
}

const send = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export const api = {
  games: (): Promise<readonly GameOffered[]> => ask('/api/games'),
  game: (key: string): Promise<GameFacts> => ask(`/api/games/${encodeURIComponent(key)}`),
  me: (): Promise<{ readonly name: string }> => ask('/api/me'),
  rename: (name: string): Promise<{ readonly name: string }> => ask('/api/me', send('PUT', { name })),
  /** The server's address for others; `here`: only this machine can reach it. */
  address: (): Promise<{ readonly address: string; readonly here: boolean }> => ask('/api/address'),
  waiting: (): Promise<readonly TableListed[]> => ask('/api/tables'),
  mine: (): Promise<readonly TableListed[]> => ask('/api/tables?mine=1'),
  table: (code: string): Promise<TableShown> => ask(`/api/tables/${encodeURIComponent(code)}`),
  open: (table: NewTable): Promise<{ readonly code: string }> => ask('/api/tables', send('POST', table)),
  lesson: (lesson: {
    readonly game: string;
    readonly pace: Pace;
    readonly name?: string;
  }): Promise<{ readonly code: string }> => ask('/api/lessons', send('POST', lesson)),
  replay: (code: string, wish: ReplayWish): Promise<ReplayedGame> => {
    const query = new URLSearchParams(Object.entries(wish).map(([name, value]) => [name, String(value)]));
    return ask(`/api/tables/${encodeURIComponent(code)}/replay?${query}`);
  },
  /** The analysis of a finished game as far as it is known; the server goes on with it as long as somebody asks. */
  analysis: (code: string, wish: { readonly round: number; readonly seat: number }): Promise<Analysis> =>
    ask(`/api/tables/${encodeURIComponent(code)}/analysis`, send('POST', wish)),
  /** The best answers to what I am asked at a table. */
  hint: (code: string): Promise<Hint> =>
    ask(`/api/tables/${encodeURIComponent(code)}/hint`, send('POST', {})),
  /** Opens a table that continues a finished game after the entry `at`, in that seat and against bots. */
  continue: (
    code: string,
    from: {
      readonly at: number;
      readonly round: number;
      readonly seat: number;
      readonly pace: Pace;
      readonly bot: string;
      readonly name?: string;
    },
  ): Promise<{ readonly code: string }> =>
    ask(`/api/tables/${encodeURIComponent(code)}/continue`, send('POST', from)),
  /** Asks the helper of a game; an aborted request rejects with the browser's error. */
  helper: <Answer>(game: string, question: unknown, signal: AbortSignal): Promise<Answer> =>
    ask(`/api/helpers/${game}`, { ...send('POST', question), signal }),
};

export const recordAddress = (code: string): string => `/api/tables/${encodeURIComponent(code)}/record`;

/** The page that replays a game of a table. */
export const replayAddress = (code: string, round: number): string =>
  `/t/${encodeURIComponent(code)}/replay?round=${round}`;

/** The same with the analysis of the game. */
export const analysisAddress = (code: string, round: number): string =>
  `${replayAddress(code, round)}&analysis=1`;
