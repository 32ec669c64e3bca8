// My side of the table from hand-written messages: a real store with a fake socket, Karmaka's cards, a game with a board.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { engineFacts } from '$games/engine-facts';
import { look } from '$games/karmaka/look';
import type { Args } from '../i18n/fluent';
import type { Act, Asked, ForeseenMessage, GameEvent, Sitting, View } from '../net/protocol';
import type { Wire } from '../net/socket';
import type { GamePlay } from './game';

vi.hoisted(() => {
  // What the settings and the motion need from a browser.
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { hidden: true, addEventListener: () => undefined });
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('addEventListener', () => undefined);
});

const { loadGameTexts, speak } = await import('../i18n/texts.svelte');
const { Words } = await import('../words/words');
const { chronicleOf } = await import('./chronicle');
const { Desk } = await import('./desk.svelte');
const { storyOf } = await import('./story');
const { TableStore } = await import('./table.svelte');
await speak();
const karmaka = await loadGameTexts('karmaka');

const OWN: Readonly<Record<string, string>> = {
  'ask-put': 'Which card goes where?',
  'ask-put.hint': 'It stays there.',
  'ask-name': 'Which card do you name?',
  'ask-name.hint': 'It is discarded.',
  'act-name': 'a card',
  'act-turn': 'Turn it',
  'act-turn.hint': 'face up',
  'act-put': 'Lay it down',
  'act-put.hint': 'as it is',
  'act-yes': 'Yes',
  'act-yes.hint': 'agree',
  'act-no': 'No',
  'act-no.hint': 'do not',
  'place-0': 'a1',
  'zone-board': 'Board',
};
const say = (key: string, args?: Args): string | undefined =>
  key === 'change' && args
    ? `${args.game}, ${args.round}, ${args.name}, ${args.card}: ${args.before} to ${args.after}, ${args.was} to ${args.is}`
    : (OWN[key] ?? karmaka.maybe(key, args));
const texts = { maybe: say, t: (key: string, args?: Args) => say(key, args) ?? key, keys: karmaka.keys };

class FakeWire implements Wire {
  onopen: Wire['onopen'] = null;
  onclose: Wire['onclose'] = null;
  onmessage: Wire['onmessage'] = null;
  readonly sent: { readonly do?: unknown; readonly id?: string; readonly action?: unknown }[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as object);
  }
  close(): void {
    // Nothing to close.
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const sitting = (more: Partial<Sitting> = {}): Sitting => ({
  game: 'karmaka',
  options: {},
  phase: 'playing',
  round: 1,
  public: false,
  undo: 'ask',
  pace: 'instant',
  chairs: ['Ola', 'Orion'].map((name) => ({ kind: 'human', name })),
  seat: 0,
  host: true,
  seconds: null,
  help: true,
  hints: false,
  may_hint: false,
  may_resign: false,
  resigning: [],
  may_undo: false,
  undo_asked: null,
  ready: [],
  seed_hash: null,
  seed: null,
  lesson: null,
  swing: null,
  ended: null,
  ...more,
});
const view = (acts: readonly Act[], asked: Partial<Asked> = {}, more: Partial<View> = {}): View => ({
  game: 'karmaka',
  seats: 2,
  seat: 0,
  settings: {},
  table: {},
  asked: [{ seat: 0, prompt: 'put', ...asked }],
  acts,
  match: { wins: [0, 0], played: [] },
  outcome: null,
  ...more,
});
let number = 0;
const act = (word: string, more: Partial<Act> = {}): Act => ({
  action: ++number,
  text: more.place === undefined ? word : `${word}@${more.place}`,
  word,
  ...more,
});
const peek = { token: 3, card: 'peek' };
const put = (place: number, word = 'put'): Act =>
  act(word, { token: 3, tokens: [3, 4], card: 'peek', place });

function sitDown(shown: View, play: Partial<GamePlay> = {}, more: Partial<Sitting> = {}) {
  const wire = new FakeWire();
  const store = new TableStore('abc', {
    open: () => wire,
    later: (run) => void run(),
    forget: () => undefined,
    id: () => `id-${wire.sent.length}`,
    chance: () => 0,
  });
  store.play = { hand: () => [], ...play };
  const desk = new Desk(store, { look, facts: engineFacts('karmaka'), texts }, store.play);
  store.enter();
  const table = (seq: number, now: View, clock: number | null = null): void =>
    wire.says({
      type: 'table',
      seq,
      since: 0,
      code: 'abc',
      log: [],
      chat: { messages: [], silenced: [] },
      view: now,
      sitting: sitting(more),
      clock,
      decide: null,
    });
  table(4, shown);
  const flush = async (): Promise<void> => {
    for (let i = 0; i < 20; i++) await Promise.resolve();
  };
  return { wire, store, desk, table, flush };
}

beforeEach(() => void (number = 0));
const labels = (desk: { prompt: { actions: readonly { label: string }[] } }): string[] =>
  desk.prompt.actions.map(({ label }) => label);

describe('card, then place, then confirm', () => {
  test('the prompt leads from one to the next', async () => {
    const { desk, wire, flush } = sitDown(view([put(0), put(4), put(4, 'turn')]));
    await flush();
    expect(desk.prompt.question).toBe('Which card goes where?');
    expect([desk.stateOf(peek).lit, desk.stateOf({ token: 4, card: 'peek' }).lit]).toEqual([true, true]);
    expect(desk.placeState(0)).toMatchObject({ lit: false, notNow: 'Choose a card first' });
    desk.choose({ token: 4, card: 'peek' });
    expect(desk.stateOf(peek).selected).toBe(true);
    expect(desk.prompt.consequence).toBe('Peek: choose a lit place.');
    expect(labels(desk)).toEqual(['Back']);
    expect(desk.placeState(1)).toMatchObject({ lit: false, notNow: 'Choose one of the lit places' });
    desk.choosePlace(4);
    expect(desk.prompt.question).toBe('Peek: how do you play it?');
    expect(labels(desk)).toEqual(['Lay it down', 'Turn it', 'Back']);
    desk.choosePlace(0);
    expect(labels(desk)).toEqual(['Peek → a1', 'Back']);
    expect(desk.prompt.actions[0]?.main).toBe(true);
    desk.prompt.actions[1]?.run();
    expect([desk.picked?.token, desk.pickedPlace]).toEqual([3, undefined]);
    desk.choosePlace(0);
    desk.prompt.actions[0]?.run();
    expect(wire.sent).toEqual([{ id: 'id-0', do: 'act', action: 1 }]);
  });

  test('what needs no place is offered beside the places', async () => {
    const { desk, flush } = sitDown(view([put(0), act('turn', { token: 3, tokens: [3], card: 'peek' })]));
    await flush();
    desk.choose(peek);
    expect(labels(desk)).toEqual(['Turn it', 'Back']);
  });

  test('places without a card are lit at once; the game may say why others are not', async () => {
    const { desk, flush } = sitDown(view([act('put', { place: 0 })], { place: 2 }), {
      whyNotPlace: (_, place) => (place === 1 ? { key: 'zone-board' } : undefined),
    });
    await flush();
    expect(desk.placeState(0)).toEqual({ lit: true, selected: false, asks: false, notNow: undefined });
    expect(desk.placeState(1).notNow).toBe('Board');
    expect(desk.placeState(2)).toMatchObject({ asks: true, notNow: 'Choose one of the lit places' });
    desk.choosePlace(0);
    expect(labels(desk)).toEqual(['Choose: a1', 'Back']);
  });
});

test('a back that can be pointed at is lit, and is said by its place', async () => {
  const { desk, flush } = sitDown(view([act('put', { token: 9, tokens: [9] })]));
  await flush();
  const where = { zone: 'hand', seat: 1, place: 2 };
  expect(desk.handCard({ token: 9 }, where)).toMatchObject({
    key: '9',
    card: { faceDown: true },
    lit: true,
    context: 'Hand: Orion, place 3',
  });
  expect(desk.sayWhere({ zone: 'board', place: 0 })).toBe('Board, place a1');
  desk.choose({ token: 9 });
  expect(labels(desk)).toEqual(['Choose: face-down card']);
});

test('an act that names a kind is a button with that card', async () => {
  const named = act('name', { card: 'peek', text: 'name peek' });
  const { desk, flush } = sitDown(view([named, act('no')], { prompt: 'name' }));
  await flush();
  expect(desk.prompt.actions.map(({ id, card, main }) => [id, card?.id, main])).toEqual([
    ['name peek', 'peek', false],
    ['no', undefined, false],
  ]);
});

describe('answers that a game gives by pointing', () => {
  const seats = [act('who', { seat: 0, text: 'who 0' }), act('who', { seat: 1, text: 'who 1' }), act('no')];
  const play: Partial<GamePlay> = {
    pointed: ({ word }) => word === 'who',
    pickLabel: () => ({ key: 'ask-put' }),
    wayHint: () => [],
  };

  test('are offered by the prompt once they are pointed at, with a way back', async () => {
    const { desk } = await sitDown(view(seats), play);
    expect(desk.prompt.actions.map(({ id }) => id)).toEqual(['no']);
    desk.weigh(seats[1] as Act);
    expect(desk.prompt.actions.map(({ id, main }) => [id, main ?? false])).toEqual([
      ['who 1', true],
      ['no', false],
      ['back', false],
    ]);
    desk.stepBack();
    expect(desk.prompt.actions.map(({ id }) => id)).toEqual(['no']);
  });

  test('acts that nobody asks for are not offered by the prompt, and giving up comes last', async () => {
    const acts = [act('no'), act('yes'), act('wink', { token: 3, tokens: [3] })];
    const { desk } = await sitDown(view(acts), {
      unasked: ({ word }) => word === 'wink',
      yields: ({ word }) => word === 'no',
    });
    expect(desk.prompt.actions.map(({ id }) => id)).toEqual(['yes', 'no']);
    expect(desk.stateOf(peek).lit).toBe(false);
    expect(desk.unasked.map(({ word }) => word)).toEqual(['wink']);
  });
});

describe('foresight', () => {
  const spent: GameEvent = {
    kind: 'spent',
    seat: -1,
    cards: [{ token: 8, card: 'spite' }],
    from: { zone: 'middle' },
    to: { zone: 'ruins' },
  };
  const found = (action: number, events: readonly GameEvent[], more: Partial<ForeseenMessage> = {}) => ({
    type: 'foreseen',
    seq: 4,
    action,
    events,
    stopped: 'asks',
    seat: 1,
    ...more,
  });

  async function considers(play: Partial<GamePlay> = {}) {
    const table = sitDown(view([act('yes'), act('no')]), play);
    await table.flush();
    table.desk.lookedAt = 'no';
    table.desk.considers();
    // The delay before foresight is requested uses the browser's timer.
    await vi.waitFor(() => expect(table.wire.sent).toHaveLength(1));
    const says = async (events: readonly GameEvent[], more: Partial<ForeseenMessage> = {}): Promise<void> => {
      table.wire.says({ ...found(2, events, more), id: table.wire.sent[0]?.id });
      await table.flush();
    };
    return { ...table, says };
  }

  test('is asked for when a button is looked at, and said in the words of the chronicle', async () => {
    const { desk, wire, says } = await considers();
    expect(wire.sent).toEqual([{ id: 'id-0', do: 'foresee', action: 2 }]);
    expect(desk.prompt.consequence).toBe('It stays there.');
    await says([{ kind: 'refused', seat: 0 }, spent, { kind: 'turn', seat: 1, number: 3 }]);
    expect(desk.prompt.consequence).toBe('The unwanted card goes to the Ruins: Spite.');
    desk.lookedAt = undefined;
    expect(desk.prompt.consequence).toBe('It stays there.');
  });

  test('says nothing if nothing happens', async () => {
    const { desk, says } = await considers();
    await says([{ kind: 'refused', seat: 0 }], { stopped: 'chance' });
    expect(desk.prompt.consequence).toBe('It stays there.');
  });

  test('does not repeat what the answer says of the card in question', async () => {
    const source = { token: 8, card: 'spite' };
    const table = sitDown(view([act('yes')], { source }));
    await table.flush();
    table.desk.lookedAt = 'yes';
    table.desk.considers();
    await vi.waitFor(() => expect(table.wire.sent).toHaveLength(1));
    const accepted = { ...spent, kind: 'accepted', seat: 0, to: { zone: 'future', seat: 0 } };
    table.wire.says({ ...found(1, [accepted]), id: table.wire.sent[0]?.id });
    await table.flush();
    expect(table.desk.foreseen(table.desk.acts[0])?.events).toHaveLength(1);
    expect(table.desk.prompt.consequence).toBe('It stays there.');
  });

  test('says that the game ends', async () => {
    const { desk, says } = await considers();
    await says([], { stopped: 'over' });
    expect(desk.prompt.consequence).toBe('Then the game is over.');
  });

  test('says why it goes no further', async () => {
    const { desk, says } = await considers();
    await says([spent], { stopped: 'chance' });
    expect(desk.prompt.consequence).toBe('The unwanted card goes to the Ruins: Spite. Then chance decides.');
  });

  test('says no more than two sentences', async () => {
    const { desk, says } = await considers();
    const passed = { kind: 'passed', seat: 1 };
    await says([spent, passed, { ...passed, seat: 0 }]);
    expect(desk.prompt.consequence).toBe(
      'The unwanted card goes to the Ruins: Spite. Orion plays no card. …',
    );
  });

  test('is left to a game that shows it by itself', async () => {
    const { desk, says } = await considers({ tellsForesight: true });
    await says([spent], { preview: { signets: [1, 2] } });
    expect(desk.prompt.consequence).toBe('It stays there.');
    expect(desk.foreseen(desk.acts[1])?.preview).toEqual({ signets: [1, 2] });
  });

  test('disappears with the next position', async () => {
    const { desk, table, flush, says } = await considers();
    await says([spent]);
    const { acts } = desk;
    table(5, view(acts));
    await flush();
    expect(desk.foreseen(acts[1])).toBeUndefined();
  });
});

describe('an answer that may still be changed', () => {
  test('is shown, with confirm and the alternatives', async () => {
    const { desk, flush } = sitDown(view([act('no'), act('confirm')], { answer: act('yes') }));
    await flush();
    expect(desk.prompt.question).toBe('Your answer: Yes. Which card goes where?');
    expect(desk.prompt.actions.map(({ label, main }) => [label, main])).toEqual([
      ['Confirm', true],
      ['No', false],
    ]);
  });

  test('is a card: that card stays ticked', async () => {
    const answer = act('put', { ...peek, tokens: [3], text: 'put peek' });
    const { desk, flush } = sitDown(
      view([act('put', { token: 6, tokens: [6], card: 'spite' }), act('confirm')], { answer }),
    );
    await flush();
    expect(desk.prompt.question).toBe('Your answer: Peek. Which card goes where?');
    expect(desk.stateOf(peek).selected).toBe(true);
    expect(desk.stateOf({ token: 6, card: 'spite' }).lit).toBe(true);
  });
});

describe('others act', () => {
  const spite = { token: 8, card: 'spite' };
  const told = async (
    asked: readonly Asked[],
    seat: number | null = 0,
    events: readonly GameEvent[] = [],
  ) => {
    const now = view([], {}, { asked, seat });
    const { desk, wire, flush } = sitDown(now, {}, { seat });
    const entry = { do: 'act', seat: 1 };
    wire.says({ type: 'step', seq: 5, entry, events, view: now, sitting: sitting({ seat }), clock: null });
    await flush();
    const { question, consequence, source, urgent } = desk.prompt;
    expect(urgent).toBe(false);
    return { question, consequence, source: source?.id };
  };
  const used: GameEvent = { kind: 'used', seat: 1, cards: [{ token: 7, card: 'peek' }] };

  test('the prompt tells what happened last, with its card, and who acts now', async () => {
    expect(await told([{ seat: 1, prompt: 'put' }], 0, [used])).toEqual({
      question: 'Orion uses the ability: Peek.',
      consequence: 'Now: Orion',
      source: 'peek',
    });
  });

  test('if a card asks them, the prompt says what it asks; spectators are told that they watch', async () => {
    const asks = 'Now: Orion · Spite: “Which card goes where?”';
    const asked = [{ seat: 1, prompt: 'put', source: spite }];
    expect(await told(asked)).toEqual({ question: asks, consequence: undefined, source: 'spite' });
    expect(await told(asked, null)).toEqual({
      question: asks,
      consequence: 'You are watching this game.',
      source: 'spite',
    });
  });

  test('of several cards, or once I have chosen, only the names are said', async () => {
    const asked = { seat: 1, prompt: 'put' };
    expect((await told([{ ...asked, source: spite }, asked])).question).toBe('Now: Orion');
    const chosen = [
      { seat: 0, prompt: 'put', source: spite, answered: true },
      { ...asked, source: spite },
    ];
    expect((await told(chosen)).question).toBe('You have chosen. Now: Orion');
  });
});

test('the card in view is the one that asks or was just drawn; pointing at another one lasts no longer than that', async () => {
  const drew: GameEvent = {
    kind: 'drew',
    seat: 0,
    cards: [{ token: 9, card: 'spite' }],
    to: { zone: 'hand', seat: 0 },
  };
  const { desk, wire, flush } = sitDown(view([], {}));
  const step = (seq: number, now: View, events: readonly GameEvent[]): void =>
    wire.says({
      type: 'step',
      seq,
      entry: { do: 'act', seat: 0 },
      events,
      view: now,
      sitting: sitting({}),
      clock: null,
    });
  step(5, view([put(0)]), [drew]);
  await flush();
  expect([desk.inView, desk.drawn]).toEqual(['spite', 'spite']);
  desk.choose(peek);
  expect(desk.inView).toBe('peek');
  desk.inspect({ token: 9, card: 'spite' });
  expect(desk.inView).toBe('spite');
  desk.inspected = undefined;
  expect(desk.inView).toBe('peek');
  const asked = [{ seat: 0, prompt: 'put', source: { token: 9, card: 'spite' } }];
  step(6, view([put(0)], {}, { asked }), []);
  await flush();
  desk.letGo();
  expect([desk.inView, desk.drawn]).toEqual(['spite', undefined]);
});

test('a question with its own clock shows the time, whoever is asked', async () => {
  const { desk, table, store, flush } = sitDown(view([]));
  await flush();
  expect(desk.isTimed).toBe(false);
  table(5, view([], { seat: 1, seconds: 20 }), 12);
  await flush();
  expect(desk.isTimed).toBe(true);
  expect(store.clockEnds).toBeGreaterThan(performance.now());
});

test('the story ends with the largest change of the standing, mine first', async () => {
  const swing = { game: 2, round: 3, seat: 1, card: 'peek', before: [4, 9], after: [4, -2] };
  const story = async (seat: number) => {
    const over = view([], {}, { seat, asked: [] });
    const { desk, flush } = sitDown(
      over,
      { story: () => ['It was short.'], swing: 'change' },
      { seat, phase: 'over', swing },
    );
    await flush();
    return storyOf(desk);
  };
  expect(await story(0)).toEqual(['It was short.', '2, 3, Orion, Peek: 9 to −2, 4 : 9 to 4 : −2']);
  expect((await story(1))[1]).toContain('9 : 4 to −2 : 4');
});

test('when everybody has lost, the prompt says so', async () => {
  const outcome = { winners: [], reason: 'new', points: [], lost: true };
  const { desk, flush } = sitDown(view([], {}, { outcome }), {}, { phase: 'over' });
  await flush();
  expect(desk.prompt.question).toBe('Everybody has lost.');
});

describe('the chronicle', () => {
  const step = (seq: number, events: readonly GameEvent[], shown: View) => ({
    type: 'step',
    seq,
    entry: { do: 'act', seat: 0 },
    events,
    view: shown,
    sitting: sitting(),
    clock: null,
    decide: null,
  });
  const round = (n: number): GameEvent => ({ kind: 'round', seat: -1, number: n });
  const turn = (seat: number, n: number): GameEvent => ({ kind: 'turn', seat, number: n });
  const passed: GameEvent = { kind: 'passed', seat: 0 };

  test('takes its chapters from the rules, and goes back with what is taken back', async () => {
    const { desk, wire, store, flush } = sitDown(view([]));
    await flush();
    const dealt = { kind: 'dealt', cards: [null], from: { zone: 'well' } };
    const deal = [0, 1, 0, 1].map((seat) => ({ ...dealt, seat, to: { zone: 'deck', seat } }));
    const begins = { kind: 'game-begins', seat: -1, number: 1 };
    wire.says(step(5, [begins, ...deal, round(1), turn(0, 1)], view([])));
    wire.says(step(6, [passed, round(2), turn(1, 2)], view([])));
    wire.says(step(7, [{ kind: 'took-back', seat: 0, number: 6 }], view([])));
    wire.says(step(8, [passed], view([])));
    await flush();
    expect(store.log.map(({ seq, events }) => [seq, events.length])).toEqual([
      [5, 7],
      [6, 3],
      [7, 1],
      [8, 1],
    ]);
    expect(desk.chronicle.map(({ sentence, heading }) => (heading ? `# ${sentence}` : sentence))).toEqual([
      '# The game begins.',
      'The cards are dealt.',
      '# Round 1',
      'You play no card.',
      '# Round 2',
      'You take back your last move.',
      '# Round 1',
      'You play no card.',
    ]);
    expect(new Set(desk.chronicle.map(({ id }) => id)).size).toBe(8);
  });

  test('has turns as headings instead of rounds where the game says so', () => {
    const how = {
      words: new Words((key, args) => `${key} ${args?.['number'] ?? ''}`),
      viewer: 0,
      newFrom: 0,
      name: (seat: number) => `P${seat}`,
      card: () => {
        throw new Error('no card is told of');
      },
      since: '',
      nothing: '',
    };
    const log = [{ seq: 1, events: [turn(0, 1), turn(1, 2)] }];
    const headings = (more: object): string[] =>
      chronicleOf(log, { ...how, ...more })
        .filter(({ heading }) => heading)
        .map(({ sentence }) => sentence);
    expect(headings({})).toEqual(['event-round 1', 'event-round 2']);
    expect(headings({ headings: new Set(['turn']) })).toEqual(['event-turn 1', 'event-turn 2']);
  });

  test('strikes out what was taken back, and says of an effect that it did nothing', async () => {
    const didNothing: GamePlay['didNothing'] = ({ kind }, [next]) =>
      kind === 'used' && next?.kind === 'refused';
    const { desk, wire, flush } = sitDown(view([]), { didNothing });
    await flush();
    const used = { kind: 'used', seat: 1, cards: [{ token: 7, card: 'peek' }] };
    wire.says(step(5, [{ kind: 'passed', seat: 0 }], view([])));
    wire.says(step(6, [{ kind: 'took-back', seat: 0, number: 5 }], view([])));
    wire.says(step(7, [used], view([])));
    await flush();
    const told = (): unknown[] =>
      desk.chronicle.map(({ undone, note }) => (undone ? 'undone' : note ? 'note' : ''));
    expect(told()).toEqual(['undone', '', '']);
    wire.says(step(8, [{ kind: 'refused', seat: 0 }], view([])));
    await flush();
    expect(told()).toEqual(['undone', '', '', 'note', '']);
    expect(desk.chronicle[3]?.sentence).toBe('It does nothing.');
  });

  test('tells whose time was up', async () => {
    const { desk, wire, flush } = sitDown(view([]));
    await flush();
    wire.says(step(5, [{ kind: 'time-up', seat: 0 }], view([])));
    await flush();
    expect(desk.chronicle.map(({ sentence }) => sentence)).toEqual(['Your time is up.']);
  });
});
