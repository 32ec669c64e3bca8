// Every game of the engine has its rules for the browser: a section for each of its questions, pictures of its own cards, and
// everything that can be looked up, found as people type it.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GameCards } from '$lib/describe';
import { plain } from '$lib/design/fit';
import { LANGUAGES, lookUp, makeBundle, messagesOf, type Language, type Translate } from '$lib/i18n/fluent';
import { loadSpellings } from '$lib/i18n/spellings';
import { listAll, search, sectionOf, type Figure, type Rulebook } from '$lib/rules/rulebook';
import { engineFacts, engineGames } from './engine-facts';
import { loadLook } from './index';

const played = engineGames.map(({ key }) => key);
const books = import.meta.glob<Rulebook>('./*/rules/rulebook.ts', { import: 'rulebook' });

async function bookOf(game: string): Promise<Rulebook> {
  const load = books[`./${game}/rules/rulebook.ts`];
  if (!load) throw new Error(`${game} has no rules/rulebook.ts`);
  return load();
}

/** The texts of a file; a text that is missing is an error. */
function textsOf(path: string, language: Language): GameCards['texts'] {
  const source = readFileSync(new URL(`${path}/${language}.ftl`, import.meta.url), 'utf8');
  const bundle = makeBundle(language, [source]);
  const maybe: GameCards['texts']['maybe'] = (key, args) =>
    lookUp(bundle, key, args, (message) => {
      throw new Error(message);
    });
  const t: Translate = (key, args) => {
    const text = maybe(key, args);
    if (text === undefined) throw new Error(`no text "${key}" in ${path}, ${language}`);
    return text;
  };
  return { t, maybe, keys: messagesOf(source) };
}

async function cardsOf(game: string, language: Language): Promise<GameCards> {
  const texts = textsOf(`../../../src/pentakl/games/${game}/text`, language);
  return { look: await loadLook(game), facts: engineFacts(game), texts };
}

const sayer = (game: string, language: Language): Translate => textsOf(`./${game}/rules/text`, language).t;

const everything = async (game: string, language: Language): Promise<ReturnType<typeof listAll>> =>
  listAll(await bookOf(game), await cardsOf(game, language), () => '', sayer(game, language));

/** The keys of all texts that a picture needs. */
function textsIn(figure: Figure): string[] {
  if (figure.kind === 'reading')
    return [figure.caption, ...figure.parts.map((part) => `${figure.caption}.${part}`)];
  if (figure.kind !== 'row') return [figure.caption];
  const shown = figure.shows.flatMap((one) => (typeof one === 'string' ? [] : one));
  return [
    figure.caption,
    ...shown.flatMap(({ tag, note, stamp = [] }) => [tag, note, ...stamp].filter((key) => key !== undefined)),
  ];
}

function cardsIn(figure: Figure): string[] {
  if (figure.kind === 'reading') return [figure.card];
  if (figure.kind === 'field') return figure.rows.flat().filter((card) => card !== null);
  if (figure.kind !== 'row') return [];
  return figure.shows.flatMap((one) => (typeof one === 'string' ? [] : one.card));
}

test.each(played)('%s: every question, and nothing else, has a section that is there', async (game) => {
  const { questions } = await bookOf(game);
  expect(Object.keys(questions).toSorted()).toEqual([...engineFacts(game).prompts].toSorted());
  for (const language of LANGUAGES) {
    const { texts } = await cardsOf(game, language);
    for (const section of Object.values(questions)) expect(texts.t(`howto-${section}`)).not.toBe('');
  }
});

test.each(played)('%s: a question opens its own section, also if a card asks it', async (game) => {
  const book = await bookOf(game);
  const facts = engineFacts(game);
  const { texts } = await cardsOf(game, 'en');
  for (const prompt of facts.prompts) {
    expect(sectionOf(book, facts, { prompt })).toBe(book.questions[prompt]);
    for (const card of Object.keys(facts.cards)) {
      const section = sectionOf(book, facts, { prompt, source: { token: 1, card } });
      expect(texts.t(`howto-${section}`)).not.toBe('');
    }
  }
  expect(sectionOf(book, facts, undefined)).toBe(1);
});

test.each(played)('%s: its pictures show its own cards, in sections that are there', async (game) => {
  const { figures } = await bookOf(game);
  const all = Object.values(figures).flat();
  expect(all.some((figure) => figure.kind === 'reading' || cardsIn(figure).length > 0)).toBe(true);
  for (const card of all.flatMap(cardsIn)) expect(engineFacts(game).cards).toHaveProperty([card]);
  for (const language of LANGUAGES) {
    const { texts } = await cardsOf(game, language);
    const say = sayer(game, language);
    for (const section of Object.keys(figures)) expect(texts.t(`howto-${section}`)).not.toBe('');
    for (const key of all.flatMap(textsIn)) expect(say(key)).not.toBe('');
  }
});

test.each(played)('%s: every card is listed once, in a group with a name', async (game) => {
  for (const language of LANGUAGES) {
    const groups = await everything(game, language);
    const listed = groups.flatMap(({ entries }) => entries.map(({ key }) => key));
    expect(new Set(listed).size).toBe(listed.length);
    for (const card of Object.keys(engineFacts(game).cards)) expect(listed).toContain(`card-${card}`);
    const say = sayer(game, language);
    for (const { key, entries } of groups) {
      expect(entries).not.toEqual([]);
      expect(say(`group-${key}`)).not.toBe('');
      expect(say(`group-${key}.about`)).not.toBe('');
    }
  }
});

/** As somebody types it in a hurry. */
const hurried = (name: string): string =>
  plain(name)
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toUpperCase();

test.each(played)(
  '%s: everything is found by its name in both languages, whatever is spoken',
  async (game) => {
    const groups = { pl: await everything(game, 'pl'), en: await everything(game, 'en') };
    const keys = groups.pl.flatMap(({ entries }) => entries.map(({ key }) => key));
    const spellings = await loadSpellings(game, keys);
    for (const typed of LANGUAGES)
      for (const { key, model } of groups[typed].flatMap(({ entries }) => entries))
        for (const spoken of LANGUAGES) {
          const found = search(groups[spoken], spellings, hurried(model.name)).map((entry) => entry.key);
          expect(found).toContain(key);
          expect(found.length).toBeLessThan(keys.length / 2);
        }
  },
);

test('what is in the text of a card is found after what is in its name', async () => {
  const groups = await everything('realms', 'pl');
  const found = search(groups, [], 'smok').map(({ key }) => key);
  expect(found[0]).toBe('card-dragon');
  expect(found.length).toBeGreaterThan(1);
  expect(search(groups, [], '  ')).toEqual([]);
  expect(search(groups, [], 'xyzzy')).toEqual([]);
});

test('the locations of Cardia can be looked up', async () => {
  const groups = await everything('cardia', 'en');
  expect(groups.map(({ key }) => key)).toContain('locations');
  expect(search(groups, [], 'serpent').map(({ key }) => key)).toContain('location-serpent_temple');
});
