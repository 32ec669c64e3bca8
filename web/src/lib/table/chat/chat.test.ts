// The chat in this browser: what is shown, what is new, who is muted, and what happens to a message that is refused.
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { LANGUAGES, messagesOf } from '../../i18n/fluent';
import { Refusal } from '../../net/api';
import type { ChatMessage, Command, Sitting } from '../../net/protocol';
import type { Shelf } from '../seen';
import { after, isNewSpeaker, LONGEST_TEXT, MESSAGES_KEPT, PHRASES } from './messages';

vi.hoisted(() => {
  // What the settings need from a browser.
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { hidden: false });
});

const { Chat } = await import('./chat.svelte');
const { change, settings } = await import('../../settings.svelte');
const { speak } = await import('../../i18n/texts.svelte');
await speak();

const says = (seq: number, guest: number, text = `message ${seq}`): ChatMessage => ({
  seq,
  guest,
  name: ['Anna', 'Bartek'][guest] ?? 'Celina',
  text,
});

const chairs: Sitting['chairs'] = [
  { kind: 'human', name: 'Anna', guest: 0 },
  { kind: 'human', name: 'Bartek', guest: 1 },
  { kind: 'bot', name: 'Orion', bot: 'greedy' },
];
const at = (seat: number | null, more: Partial<Sitting> = {}): Sitting =>
  ({ seat, chairs, host: seat === 0, phase: 'playing', ...more }) as Sitting;

function comes(sitting: Sitting = at(0), refuses?: Refusal) {
  const kept = new Map<string, string>();
  const shelf: Shelf = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
  const sent: Command[] = [];
  const make = () =>
    new Chat(
      'abc',
      () => shelf,
      () => sitting,
      (command) => {
        sent.push(command);
        return refuses ? Promise.reject(refuses) : Promise.resolve(1);
      },
    );
  return { chat: make(), again: make, sent };
}

beforeEach(() => change({ muted: [], language: 'en' }));

test('exactly the ready-made phrases have texts in both languages, and the server has the same list', () => {
  for (const language of LANGUAGES) {
    const source = readFileSync(new URL(`../../../text/chat.${language}.ftl`, import.meta.url), 'utf8');
    const keys = messagesOf(source).filter((key) => key.startsWith('phrase-'));
    expect(keys).toEqual(PHRASES.map((phrase) => `phrase-${phrase}`));
  }
  const server = readFileSync(new URL('../../../../../src/pentakl/sitting/chat.py', import.meta.url), 'utf8');
  const list = /PHRASES: Final = \[([^\]]*)\]/.exec(server)?.[1] ?? '';
  expect([...list.matchAll(/"([^"]+)"/g)].map(([, key]) => key)).toEqual([...PHRASES]);
  expect(server).toContain(`LONGEST_TEXT: Final = ${LONGEST_TEXT}\n`);
});

test('missed messages are added, known ones are not repeated, and old ones are dropped', () => {
  const known = [says(3, 0), says(4, 1)];
  expect(after(known, [says(6, 1)], 5).map(({ seq }) => seq)).toEqual([3, 4, 6]);
  expect(after(known, [says(3, 0), says(4, 1)], 0).map(({ seq }) => seq)).toEqual([3, 4]);
  const many = Array.from({ length: MESSAGES_KEPT + 9 }, (_, i) => says(i + 1, 0));
  expect(after([], many, 0)).toHaveLength(MESSAGES_KEPT);
});

test('two messages in a row by one person show the name once', () => {
  const shown = [
    says(1, 0),
    says(2, 0),
    says(3, 1),
    { seq: 4, guest: 1, name: 'Bartek', silenced: true },
    says(5, 1),
  ];
  expect(shown.map((_, i) => isNewSpeaker(shown, i))).toEqual([true, false, true, false, true]);
});

test('messages of others are unread until they are seen, also after a reload', () => {
  const { chat, again } = comes();
  chat.hearAll({ messages: [says(3, 0), says(4, 1)], silenced: [] }, 0);
  expect(chat.unread).toBe(1);
  chat.hear(says(5, 1), []);
  expect(chat.unread).toBe(2);
  chat.markRead();
  expect(chat.unread).toBe(0);
  const later = again();
  later.hearAll({ messages: [says(3, 0), says(4, 1), says(5, 1), says(6, 1)], silenced: [] }, 0);
  expect(later.unread).toBe(1);
});

test('only messages that arrive while the chat is hidden are read aloud', () => {
  const { chat } = comes();
  chat.hear(says(3, 0), []);
  expect(chat.heard).toBeUndefined();
  chat.hear(says(4, 1), []);
  expect(chat.heard?.seq).toBe(4);
  const hide = chat.show();
  expect(chat.heard).toBeUndefined();
  chat.hear(says(5, 1), []);
  expect(chat.heard).toBeUndefined();
  hide();
  chat.hear(says(6, 1), []);
  expect(chat.heard?.seq).toBe(6);
});

test('messages of a muted person are neither shown, counted nor read aloud, but a notice of silencing is', () => {
  const { chat } = comes();
  chat.hearAll({ messages: [says(3, 1)], silenced: [] }, 0);
  chat.mute(1, true);
  expect(settings.muted).toEqual(['abc/1']);
  chat.hear(says(4, 1), []);
  expect([chat.messages, chat.unread, chat.heard]).toEqual([[], 0, undefined]);
  chat.hear({ seq: 5, guest: 1, name: 'Bartek', silenced: true }, [1]);
  expect(chat.messages.map((message) => chat.words(message))).toEqual(['The host has silenced Bartek.']);
  expect(chat.others).toMatchObject([{ name: 'Bartek', seat: 1, muted: true, silenced: true }]);
  chat.mute(1, false);
  expect(chat.messages).toHaveLength(3);
  expect(settings.muted).toEqual([]);
});

test('a phrase is shown in the language of the reader, as soon as that is loaded', async () => {
  const { chat } = comes();
  const thanks: ChatMessage = { seq: 3, guest: 1, name: 'Bartek', phrase: 'thanks' };
  expect(chat.words(thanks)).toBe('Thanks!');
  change({ language: 'pl' });
  expect(chat.words(thanks)).toBe('Thanks!');
  await speak();
  expect(chat.words(thanks)).toBe('Dzięki!');
  expect(chat.words({ ...thanks, phrase: 'of-a-newer-server' })).toBe('of-a-newer-server');
});

test('a refused message comes back into the field, with the reason', async () => {
  const { chat, sent } = comes(at(1), new Refusal('too-chatty', ''));
  chat.draft = '  hello there ';
  const said = chat.sayDraft();
  expect(chat.draft).toBe('');
  await said;
  expect(sent).toEqual([{ do: 'say', text: 'hello there' }]);
  expect(chat.draft).toBe('hello there');
  expect(chat.refusal).toMatch(/Wait a few seconds/);
  chat.draft = '   ';
  await chat.sayDraft();
  expect(sent).toHaveLength(1);
});

test('spectators and silenced people cannot write', () => {
  const { chat } = comes(at(null));
  expect([chat.isSpectator, chat.me]).toEqual([true, undefined]);
  const { chat: bartek } = comes(at(1));
  bartek.hear({ seq: 3, guest: 1, name: 'Bartek', silenced: true }, [1]);
  expect([bartek.isSpectator, bartek.isSilenced]).toEqual([false, true]);
});

test('the chat is shown only if somebody other than a bot could read it', () => {
  const alone = [chairs[0], chairs[2]] as Sitting['chairs'];
  const free = [...alone, { kind: 'empty', name: '' }] as Sitting['chairs'];
  expect(comes(at(0)).chat.isOfUse(0)).toBe(true);
  expect(comes(at(0, { chairs: alone })).chat.isOfUse(0)).toBe(false);
  expect(comes(at(0, { chairs: alone })).chat.isOfUse(1)).toBe(true);
  expect(comes(at(0, { chairs: free, phase: 'waiting' })).chat.isOfUse(0)).toBe(true);
});
