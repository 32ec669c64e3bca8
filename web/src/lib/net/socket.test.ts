// The socket reconnects after a drop, resends what was not answered, and notices what it has missed.
import { expect, test, vi } from 'vitest';
import { Refusal } from './api';
import type { SaidMessage, Sitting, StepMessage, TableMessage } from './protocol';
import {
  backoff,
  FIRST_WAIT,
  LONGEST_WAIT,
  PATIENCE,
  TableSocket,
  type Wire,
  type WireState,
} from './socket';

class FakeWire implements Wire {
  onopen: Wire['onopen'] = null;
  onclose: Wire['onclose'] = null;
  onmessage: Wire['onmessage'] = null;
  readonly sent: Record<string, unknown>[] = [];
  closed = false;

  constructor(readonly address: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drops(code = 1006): void {
    this.onclose?.({ code });
  }
}

function scene() {
  const wires: FakeWire[] = [];
  const timers = new Map<number, { run: () => void; ms: number }>();
  const states: WireState[] = [];
  const steps: number[] = [];
  const tables: number[] = [];
  const said: number[] = [];
  let next = 0;
  const socket = new TableSocket(
    (since) => `/ws?since=${since}`,
    {
      table: (message) => tables.push(message.seq),
      step: (message) => steps.push(message.seq),
      said: (message) => said.push(message.seq),
      other: () => undefined,
      state: (state) => states.push(state),
    },
    {
      open: (address) => {
        const wire = new FakeWire(address);
        wires.push(wire);
        return wire;
      },
      later: (run, ms) => {
        timers.set(++next, { run, ms });
        return next;
      },
      forget: (timer) => void timers.delete(timer as number),
      id: () => `id-${++next}`,
      chance: () => 1,
    },
  );
  const wire = (): FakeWire => wires.at(-1) ?? new FakeWire('none');
  /** Fires the timer with this delay. */
  const passes = (ms: number): void => {
    const [id, found] = [...timers].find(([, timer]) => timer.ms === ms) ?? [0, undefined];
    expect(found, `a timer of ${ms} ms`).toBeDefined();
    timers.delete(id);
    found?.run();
  };
  return { socket, wires, wire, timers, states, steps, tables, said, passes };
}

const table = (seq: number): TableMessage => ({
  type: 'table',
  seq,
  since: 0,
  code: 'abc',
  log: [],
  chat: { messages: [], silenced: [] },
  view: null,
  sitting: {} as Sitting,
  clock: null,
  decide: null,
});
const step = (seq: number): StepMessage => ({
  type: 'step',
  seq,
  entry: { do: 'act' },
  events: [],
  view: null,
  sitting: {} as Sitting,
  clock: null,
  decide: null,
});

const spoken = (seq: number): SaidMessage => ({
  type: 'said',
  seq,
  message: { seq, guest: 0, name: 'Anna', phrase: 'hello' },
  silenced: [],
});

test('delays grow up to a limit, and are spread at random', () => {
  expect([1, 2, 3, 4, 5, 9].map((n) => backoff(n, 1))).toEqual([
    400,
    800,
    1600,
    3200,
    LONGEST_WAIT,
    LONGEST_WAIT,
  ]);
  expect(backoff(1, 0)).toBe(FIRST_WAIT / 2);
});

test('a command resolves with the ok of its own id', async () => {
  const { socket, wire } = scene();
  socket.open();
  wire().says(table(3));
  const done = socket.command({ do: 'start' });
  const [sent] = wire().sent;
  expect(sent).toMatchObject({ do: 'start' });
  wire().says({ type: 'ok', id: 'somebody else', seq: 9 });
  wire().says({ type: 'ok', id: sent?.id, seq: 4 });
  expect(await done).toBe(4);
});

test('a refusal rejects with the error code of the server', async () => {
  const { socket, wire } = scene();
  socket.open();
  wire().says(table(3));
  const done = socket.command({ do: 'act', action: 7 });
  wire().says({ type: 'error', id: wire().sent[0]?.id, code: 'illegal', message: 'No.' });
  await expect(done).rejects.toMatchObject({ code: 'illegal' });
});

test('after a drop it reconnects from its last entry and resends the command', async () => {
  const { socket, wire, wires, states, passes } = scene();
  socket.open();
  wire().says(table(3));
  wire().says(step(4));
  const done = socket.command({ do: 'act', action: 7 });
  const first = wire().sent[0];
  wire().drops();
  expect(states).toEqual(['open', 'lost']);
  passes(FIRST_WAIT);
  expect(wires).toHaveLength(2);
  expect(wire().address).toBe('/ws?since=4');
  expect(wire().sent).toEqual([]);
  wire().says(table(5));
  expect(wire().sent).toEqual([first]);
  wire().says({ type: 'ok', id: first?.id, seq: 5 });
  expect(await done).toBe(5);
});

test('a command given while disconnected is sent after the reconnect', () => {
  const { socket, wire, passes } = scene();
  socket.open();
  wire().says(table(3));
  wire().drops();
  void socket.command({ do: 'rematch' });
  passes(FIRST_WAIT);
  wire().says(table(3));
  expect(wire().sent).toMatchObject([{ do: 'rematch' }]);
});

test('a gap in the steps asks for the table once, and nothing is shown meanwhile', () => {
  const { socket, wire, steps, tables } = scene();
  socket.open();
  wire().says(table(3));
  wire().says(step(4));
  wire().says(step(6));
  wire().says(step(7));
  expect(wire().sent).toMatchObject([{ do: 'resync', since: 4 }]);
  wire().says(table(7));
  wire().says(step(7));
  wire().says(step(8));
  expect([steps, tables]).toEqual([
    [4, 8],
    [3, 7],
  ]);
});

test('a chat message counts as an entry: it leaves no gap, and it reveals one', () => {
  const { socket, wire, steps, said } = scene();
  socket.open();
  wire().says(table(3));
  wire().says(spoken(4));
  wire().says(step(5));
  expect([said, steps, wire().sent]).toEqual([[4], [5], []]);
  wire().says(spoken(7));
  expect(said).toEqual([4]);
  expect(wire().sent).toMatchObject([{ do: 'resync', since: 5 }]);
});

test('a foresight stays valid while people chat', async () => {
  const { socket, wire } = scene();
  socket.open();
  wire().says(table(3));
  wire().says(step(4));
  const found = socket.foresee(2);
  wire().says(spoken(5));
  const { id } = wire().sent[0] ?? {};
  wire().says({ type: 'foreseen', id, seq: 5, action: 2, events: [], stopped: 'over' });
  expect(await found).toMatchObject({ action: 2, seq: 4 });
});

test('no answer for a long time means a dead connection', () => {
  const { socket, wire, wires, states, passes } = scene();
  socket.open();
  wire().says(table(3));
  void socket.command({ do: 'start' });
  const dead = wire();
  passes(PATIENCE);
  expect(dead.closed).toBe(true);
  expect(states.at(-1)).toBe('lost');
  passes(FIRST_WAIT);
  expect(wires).toHaveLength(2);
});

test('"too fast" is not a refusal: the command is sent again a moment later', async () => {
  const { socket, wire, passes } = scene();
  socket.open();
  wire().says(table(3));
  const done = socket.command({ do: 'start' });
  const id = wire().sent[0]?.id;
  wire().says({ type: 'error', id, code: 'too-fast', message: 'Wait.' });
  passes(FIRST_WAIT);
  expect(wire().sent.map((sent) => sent.id)).toEqual([id, id]);
  wire().says({ type: 'ok', id, seq: 4 });
  expect(await done).toBe(4);
});

test('a table that does not exist is not asked for again', () => {
  const { socket, wire, states, timers } = scene();
  socket.open();
  wire().drops(4404);
  expect(states).toEqual(['missing']);
  expect(timers.size).toBe(0);
});

test('a table whose game cannot go on under new rules is not asked for again', () => {
  const { socket, wire, wires, states, timers } = scene();
  socket.open();
  wire().says({ type: 'error', code: 'old-rules', message: 'It cannot go on.' });
  wire().drops(4410);
  socket.hurry();
  socket.open();
  expect(states).toEqual(['old-rules']);
  expect(timers.size).toBe(0);
  expect(wires).toHaveLength(1);
});

test('a table whose stored data is damaged is not asked for again, at once or in the middle of a game', async () => {
  const { socket, wire, wires, states, timers } = scene();
  socket.open();
  wire().says(table(3));
  const done = socket.command({ do: 'start' });
  const id = wire().sent[0]?.id;
  wire().says({ type: 'error', id, code: 'damaged', message: 'It is damaged.' });
  await expect(done).rejects.toMatchObject({ code: 'damaged' });
  wire().drops(4500);
  socket.hurry();
  socket.open();
  expect(states).toEqual(['open', 'broken']);
  expect(timers.size).toBe(0);
  expect(wires).toHaveLength(1);
});

test('leaving ends everything that waits', async () => {
  const { socket, wire, timers } = scene();
  socket.open();
  wire().says(table(3));
  const done = socket.command({ do: 'start' });
  const left = vi.fn();
  done.catch(left);
  socket.close();
  await expect(done).rejects.toBeInstanceOf(Refusal);
  expect(timers.size).toBe(0);
  await expect(socket.command({ do: 'start' })).rejects.toMatchObject({ code: 'left' });
});

test('foresight is requested once, and errors are ignored', async () => {
  const { socket, wire, timers, passes } = scene();
  expect(await socket.foresee(3)).toBeUndefined();
  socket.open();
  wire().says(table(4));
  const found = socket.foresee(3);
  const { id } = wire().sent[0] ?? {};
  expect(wire().sent).toEqual([{ id, do: 'foresee', action: 3 }]);
  const message = { type: 'foreseen', id, seq: 4, action: 3, events: [], stopped: 'asks', seat: 1 };
  wire().says(message);
  expect(await found).toEqual(message);
  // Nobody waits for it: no timer declares the connection dead.
  expect(timers.size).toBe(0);
  const refused = socket.foresee(5);
  wire().says({ type: 'error', id: wire().sent[1]?.id, code: 'too-fast', message: '' });
  expect(await refused).toBeUndefined();
  const lost = socket.foresee(6);
  wire().drops();
  expect(await lost).toBeUndefined();
  passes(FIRST_WAIT);
  wire().says(table(4));
  expect(wire().sent).toEqual([]);
});
