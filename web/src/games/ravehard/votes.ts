// Who accuses whom in the Chamber: the last ballot of every seat, from the public ledger. Pure.
import type { Table } from './view';

/** The last ballot: by seat, whom it accused. */
export function ballots({ ledger }: Pick<Table, 'ledger'>): ReadonlyMap<number, number> {
  return new Map(ledger.filter(({ deed }) => deed === 'voted').map(({ seat, other }) => [seat, other]));
}

/** The seats that accuse this one. */
export const accusedBy = (table: Pick<Table, 'ledger'>, seat: number): number[] =>
  [...ballots(table)].flatMap(([voter, accused]) => (accused === seat ? [voter] : []));
