// The tournament on this page: what its link contains, the server's answer, and the state of its tables. It has no rules:
// schedule, standings and deciding games come from the server.
import { Inquiry, keepInLink } from '$games/inquiry.svelte';
import { api, Refusal } from '$lib/net/api';
import type { TableShown } from '$lib/net/protocol';
import type { Format } from '../facts';
import {
  emptyOf,
  fromLink,
  isUntouched,
  LONGEST_NAME,
  toLink,
  type Player,
  type Score,
  type TableLink,
  type Tournament,
} from './link';
import { openDuel } from './open';
import { gamesOf, stateOf } from './seating';

interface Answer {
  readonly duels: readonly {
    readonly round: number;
    readonly players: readonly [number, number];
    readonly deck: string;
    readonly wins: number;
    readonly games: Score | null;
    readonly open: boolean;
  }[];
  readonly standings: readonly Standing[];
  readonly leaders: readonly number[];
  readonly deciders: readonly {
    readonly players: readonly [number, number];
    readonly deck: string;
    readonly winner: number | null;
  }[];
  readonly champion: number | null;
}

export interface Standing {
  readonly player: number;
  readonly rank: number;
  readonly matches: number;
  readonly games: number;
  readonly reason: '' | 'matches' | 'games' | 'mutual' | 'decider' | 'level';
}

/** A duel of the schedule, or a deciding game: what its card shows. */
export interface Meeting {
  /** Of its table among all tables. */
  readonly index: number;
  readonly players: readonly [number, number];
  readonly deck: string;
  readonly wins: number;
  readonly games: Score | null;
  /** May be played now. */
  readonly open: boolean;
}

const LOOK = 2500;

export class Contest {
  held: Tournament;
  /** The current state of the tables, by code. */
  tables: Readonly<Record<string, TableShown>> = $state.raw({});
  readonly inquiry = new Inquiry<Answer>(
    'cardia',
    () => ({ results: this.held.results, deciders: this.held.deciders }),
    () => this.#onAnswer(),
  );

  constructor(readonly format: Format) {
    this.held = $state.raw(emptyOf(format));
  }

  /** Reads the link and polls the tables; the returned function stops that. */
  begin(): () => void {
    this.readLink();
    this.inquiry.ask();
    const looking = setInterval(() => !document.hidden && void this.#look(), LOOK);
    return () => {
      clearInterval(looking);
      this.inquiry.stop();
    };
  }

  get answer(): Answer | undefined {
    return this.inquiry.answer;
  }

  readonly readLink = (): void => {
    const held = fromLink(location.hash, this.format);
    if (toLink(held) === toLink(this.held)) return;
    this.held = held;
    this.inquiry.ask();
    void this.#look();
  };

  get isUntouched(): boolean {
    return isUntouched(this.held);
  }

  player(number: number): Player {
    return this.held.players[number] ?? { name: '', bot: false };
  }

  pair(meeting: Meeting): readonly [Player, Player] {
    return [this.player(meeting.players[0]), this.player(meeting.players[1])];
  }

  meetings: readonly Meeting[] = $derived.by(
    () => this.answer?.duels.map((duel, index) => ({ ...duel, index })) ?? [],
  );

  deciders: readonly Meeting[] = $derived.by(
    () =>
      this.answer?.deciders.map(({ players, deck, winner }, i) => ({
        index: this.format.duels + i,
        players,
        deck,
        wins: 1,
        games: winner === null ? null : winner === players[0] ? ([1, 0] as const) : ([0, 1] as const),
        open: winner === null,
      })) ?? [],
  );

  tableOf(meeting: Meeting): TableLink | null {
    return this.held.tables[meeting.index] ?? null;
  }

  // --- what the page does

  change(number: number, changed: Partial<Player>): void {
    const players = this.held.players.map((player, i) => (i === number ? { ...player, ...changed } : player));
    this.#put({
      ...this.held,
      players: players.map(({ name, bot }) => ({ name: name.slice(0, LONGEST_NAME), bot })),
    });
  }

  /** Gives the players random numbers. */
  draw(): void {
    const players = [...this.held.players];
    for (let i = players.length - 1; i > 0; i--) {
      const j = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % (i + 1);
      [players[i], players[j]] = [players[j] as Player, players[i] as Player];
    }
    this.#put({ ...this.held, players });
  }

  /** Sets the result of a meeting; null removes it. */
  enter(meeting: Meeting, games: Score | null): void {
    const { held } = this;
    const { duels } = this.format;
    if (meeting.index >= duels) {
      const place = meeting.index - duels;
      const winner = games && (games[0] > games[1] ? meeting.players[0] : meeting.players[1]);
      const deciders = held.deciders.slice(0, place);
      this.#put({
        ...held,
        deciders: winner === null ? deciders : [...deciders, winner],
        tables: held.tables.map((table, i) => (i > meeting.index ? null : table)),
      });
      return;
    }
    // Another result may mean other leaders, and other deciding games.
    this.#put({
      ...held,
      results: held.results.map((one, i) => (i === meeting.index ? games : one)),
      deciders: [],
      tables: held.tables.map((table, i) => (i >= duels ? null : table)),
    });
  }

  async open(meeting: Meeting, here: 0 | 1 | undefined): Promise<void> {
    const { deck, wins } = meeting;
    const table = await openDuel({ players: this.pair(meeting), deck, wins, here });
    this.#seat(meeting, table);
    await this.#look();
  }

  /** Detaches the table from its duel; the table itself stays. */
  forget(meeting: Meeting): void {
    this.#seat(meeting, null);
  }

  clear(): void {
    this.#put(emptyOf(this.format));
  }

  #seat(meeting: Meeting, table: TableLink | null): void {
    this.#put({
      ...this.held,
      tables: this.held.tables.map((one, i) => (i === meeting.index ? table : one)),
    });
  }

  #put(held: Tournament): void {
    this.held = held;
    keepInLink(toLink(held));
    this.inquiry.ask();
  }

  // --- the state of the tables

  /** Fetches the tables whose result is still missing, and takes the results of finished ones. */
  async #look(): Promise<void> {
    for (const meeting of [...this.meetings, ...this.deciders]) {
      const link = this.tableOf(meeting);
      if (!link || meeting.games || !meeting.open) continue;
      try {
        const shown = await api.table(link.code);
        this.tables = { ...this.tables, [link.code]: shown };
        const games = gamesOf(shown, this.pair(meeting), link);
        // A result may have been entered by hand meanwhile.
        if (
          stateOf(shown) === 'over' &&
          games &&
          this.#isStillAsked(meeting, link) &&
          isDecided(games, meeting.wins)
        )
          this.enter(meeting, games);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.code === 'no-table') this.forget(meeting);
      }
    }
  }

  #isStillAsked(meeting: Meeting, link: TableLink): boolean {
    const now = [...this.meetings, ...this.deciders].find((one) => one.index === meeting.index);
    return now?.games === null && this.tableOf(meeting)?.code === link.code;
  }

  // --- what the server says

  #onAnswer(): void {
    // The deciding games in the link do not fit its results.
    if (this.inquiry.trouble?.code === 'cannot-answer' && this.held.deciders.length)
      this.#put({ ...this.held, deciders: [] });
    else void this.#look();
  }
}

const isDecided = ([one, other]: Score, wins: number): boolean =>
  Math.max(one, other) === wins && one !== other;
