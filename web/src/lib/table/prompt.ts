// What the prompt says and offers: my question, the ways to play what I have picked up, whom the table waits for, or a
// rematch after the end. Knows the shapes of acts and questions, and no game.
import type { CardModel, Icon } from '../design/model';
import { sayMoment } from '../i18n/moments';
import { t } from '../i18n/texts.svelte';
import type { Act, Asked, ForeseenMessage, GameEvent } from '../net/protocol';
import { isChapterMark } from './chapters';
import type { Desk } from './desk.svelte';
import { narrationOf } from './narration';
import { screen } from './screen.svelte';

/** A button of the prompt. */
export interface PromptAction {
  readonly id: string;
  readonly label: string;
  readonly sub?: string;
  readonly icon?: Icon;
  /** The kind of card that the answer names. */
  readonly card?: CardModel;
  readonly main?: boolean;
  readonly notNow?: string;
  readonly run: () => void;
}

/** The content of the prompt. */
export interface PromptModel {
  readonly question: string;
  readonly consequence?: string;
  readonly source?: CardModel;
  readonly actions: readonly PromptAction[];
  /** I am asked something. */
  readonly urgent: boolean;
  /** What it may come to say once I pick something up. */
  readonly room?: PromptRoom;
}

/** The longest words and the most buttons of a question: room is kept for them, so that nothing jumps. */
export interface PromptRoom {
  readonly question: string;
  readonly consequence: string;
  readonly ways: number;
}

/** The height of a phone that has no room for the text of a card in the question, in px. */
const SMALL_PHONE = 780;
/** How many sentences on what an answer would lead to are shown. */
const MOST_FORESEEN = 2;

/** Whether a foreseen event only repeats the answer: my own action, with no other card than the one in question. */
function repeatsAnswer(event: GameEvent, act: Act, { seat: me, source }: Asked): boolean {
  const { seat, other, number, cards = [] } = event;
  const tokens = [...(act.tokens ?? []), source?.token];
  return (
    seat === me &&
    other === undefined &&
    number === undefined &&
    cards.every((card) => card !== null && tokens.includes(card.token))
  );
}

const asSentence = (words: string): string => `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}.`;

/** Somebody for whom the table waits. */
interface Absent {
  readonly seat: number;
  readonly name: string;
  /** By `Date.now()`. */
  readonly since: number;
}

export function promptOf(desk: Desk): PromptModel {
  return new PromptBuilder(desk).build();
}

class PromptBuilder {
  constructor(private readonly desk: Desk) {}

  build(): PromptModel {
    const { sitting, seat, asked } = this.desk;
    if (sitting.phase === 'over')
      return this.desk.play.tellsTheEnd && !this.desk.isEndTold ? this.#counting() : this.#rematch();
    const undo = sitting.undo_asked;
    if (undo && seat !== null && undo.seat !== seat && !undo.agreed.includes(seat))
      return this.#undo(undo.seat);
    return asked ? { ...this.#question(asked), room: this.#roomFor(asked) } : this.#waiting();
  }

  /** Undefined if nothing can be picked up. */
  #roomFor(asked: Asked): PromptRoom | undefined {
    const { desk } = this;
    const picks = new Map<string, Act[]>();
    for (const act of desk.acts)
      if (act.token !== undefined || act.place !== undefined) {
        const pick = act.token === undefined ? `place ${act.place ?? ''}` : `card ${act.token}`;
        picks.set(pick, [...(picks.get(pick) ?? []), act]);
      }
    // Somebody to point at: a button confirms, another one leads back.
    if (!picks.size)
      return desk.acts.some((act) => desk.play.pointed?.(act))
        ? { question: desk.words.ask(asked), consequence: this.#hint(asked), ways: 2 }
        : undefined;
    const said = [...picks.values()].map((acts) => this.#wordsFor(asked, acts));
    // Acts with a place are chosen on the table; a button leads back.
    const ways = [...picks.values()].map((acts) => {
      const plain = acts.filter((act) => act.place === undefined).length;
      return plain < acts.length ? plain + 1 : plain;
    });
    const longest = (texts: readonly string[]): string =>
      texts.reduce((one, other) => (other.length > one.length ? other : one));
    return {
      question: longest([desk.words.ask(asked), ...said.map(([question]) => question)]),
      consequence: longest([this.#hint(asked), ...said.map(([, consequence]) => consequence)]),
      ways: Math.max(...ways),
    };
  }

  /** Question and consequence once the card or place of these acts is picked up, but for what only the server foresees. */
  #wordsFor(asked: Asked, acts: readonly Act[]): [question: string, consequence: string] {
    const { desk } = this;
    const act = acts[0];
    const question = desk.words.ask(asked);
    if (!act) return [question, ''];
    const card = act.token === undefined ? '' : desk.words.cardOrBack(act);
    if (card && acts.some(({ place }) => place !== undefined)) return [question, t('ask-place', { card })];
    if (acts.length === 1) {
      const lines = desk.play.pickHint?.(desk.view, act, undefined);
      if (lines) return [question, lines.map((line) => desk.say(line)).join(' ')];
      // Where the server is asked first, the answer mostly is the text of the card with a few words before it.
      const isTold = desk.play.pickHint && act.card !== undefined;
      return [question, isTold ? `${question} ${desk.model(act.card ?? '').text}` : ''];
    }
    if (act.card === undefined || !card) return [question, ''];
    return [t('ask-how', { card }), this.#abilityOf(act.card)];
  }

  // --- what I am asked

  #question(asked: Asked): PromptModel {
    const { desk } = this;
    if (desk.picking.left.length) return this.#picked(asked);
    const looked = desk.acts.find((act) => act.text === desk.lookedAt);
    const answer = asked.answer;
    const hint = answer === undefined ? this.#hint(asked) : t('answer-given.hint');
    return {
      question:
        answer === undefined
          ? desk.words.ask(asked)
          : t('answer-given', { answer: desk.sayAnswer(answer), question: desk.words.ask(asked) }),
      // A player who has asked for an undo may still go on instead.
      consequence:
        desk.sitting.undo_asked?.seat === desk.seat
          ? t('undo-waits')
          : (this.#foreseen(looked ?? desk.weighed) ?? hint),
      source: this.#sourceOf(asked),
      actions: this.#plainActions(),
      urgent: true,
    };
  }

  #sourceOf({ source }: Asked): CardModel | undefined {
    return source && this.desk.model(source.card);
  }

  #hint(asked: Asked): string {
    const { desk } = this;
    const line = desk.play.askHint?.(desk.view, asked);
    return line ? desk.say(line) : desk.words.hint(asked);
  }

  /** I have picked something up: choose a place, choose a way to play it, or confirm the only possible act. */
  #picked(asked: Asked): PromptModel {
    const { picking } = this.desk;
    if (picking.needsPlace) return this.#wherePicked(asked);
    return picking.only ? this.#onlyPicked(asked, picking.only) : this.#howPicked(asked);
  }

  get #pickedModel(): CardModel | undefined {
    const card = this.desk.picked?.card;
    return card === undefined ? undefined : this.desk.model(card);
  }

  get #pickedName(): string {
    const picked = this.desk.picked;
    return picked ? this.desk.words.cardOrBack(picked) : '';
  }

  /** The picked card needs a place; acts without a place are offered as buttons. */
  #wherePicked(asked: Asked): PromptModel {
    const { desk } = this;
    const ways = desk.picking.left.filter((act) => act.place === undefined);
    return {
      question: desk.words.ask(asked),
      consequence: t('ask-place', { card: this.#pickedName }),
      source: this.#pickedModel ?? this.#sourceOf(asked),
      actions: [...ways.map((act) => this.#way(act, false)), this.#back()],
      urgent: true,
    };
  }

  #onlyPicked(asked: Asked, act: Act): PromptModel {
    const { desk } = this;
    const take: PromptAction = {
      id: act.text,
      label: this.#pickLabel(act),
      main: true,
      run: () => desk.send(act),
    };
    const lines = desk.play.pickHint?.(desk.view, act, desk.foreseen(act));
    return {
      question: desk.words.ask(asked),
      consequence:
        lines?.map((line) => desk.say(line)).join(' ') ?? this.#foreseen(act) ?? desk.words.hint(asked),
      source: this.#sourceOf(asked) ?? this.#pickedModel,
      actions: [take, ...(desk.picking.picked.place === undefined ? this.#plainActions() : [this.#back()])],
      urgent: true,
    };
  }

  #howPicked(asked: Asked): PromptModel {
    const { desk } = this;
    const { left, picked } = desk.picking;
    const looked = left.find((act) => act.text === desk.lookedAt);
    return {
      question: picked.card ? t('ask-how', { card: this.#pickedName }) : desk.words.ask(asked),
      consequence:
        (looked && this.#foreseen(looked)) ??
        this.#foreseenOfWays(left) ??
        (picked.card?.card === undefined ? desk.words.hint(asked) : this.#abilityOf(picked.card.card)),
      source: this.#pickedModel ?? this.#sourceOf(asked),
      actions: [
        // Equal ways look equal until one of them is considered.
        ...left.map((act) => this.#way(act, act.text === desk.previewed)),
        ...(picked.place === undefined ? [] : [this.#back()]),
      ],
      urgent: true,
    };
  }

  #way(act: Act, main: boolean): PromptAction {
    const { desk } = this;
    return {
      id: act.text,
      label: desk.words.way(act),
      sub: this.#wayHint(act),
      icon: desk.play.wayIcon?.(act.word),
      card: this.#kindOf(act),
      main,
      run: () => desk.send(act),
    };
  }

  #back(): PromptAction {
    return { id: 'back', label: t('ask-back'), run: () => this.desk.stepBack() };
  }

  /** The label of the main button: what will happen. */
  #pickLabel(act: Act): string {
    const { desk } = this;
    const card = act.token === undefined ? '' : desk.words.cardOrBack(act);
    const place = act.place === undefined ? '' : desk.words.place(act.place);
    const line = desk.play.pickLabel?.(act);
    const name = act.seat === undefined ? '' : desk.nameOf(act.seat);
    if (line) return desk.words.say(line.key, { card, place, name, ...line.args });
    if (!place) return t('ask-take', { card });
    return card ? t('ask-put', { card, place }) : t('ask-choose-place', { place });
  }

  /** The text of the card, and what follows from using it. */
  #abilityOf(card: string): string {
    const { desk } = this;
    const then = desk.play.consequence?.(desk.view, card);
    // The rail shows the whole card; a phone may have no room for it, a small one never.
    const brief = screen.wide || (screen.compact && (desk.play.briefly || screen.height < SMALL_PHONE));
    const { gist, text } = desk.model(card);
    return [brief ? asSentence(gist) : text, then && desk.say(then)].filter(Boolean).join(' ');
  }

  #wayHint(act: Act): string | undefined {
    const { desk } = this;
    const found = desk.foreseen(act);
    if (found && this.#isIdle(found)) return t('foreseen-nothing');
    const lines = desk.play.wayHint?.(desk.view, act, found, desk.sitting.help);
    if (lines && !lines.length) return undefined;
    return lines ? lines.map((line) => desk.say(line)).join(' · ') : desk.words.actHint(act, desk.names, {});
  }

  /** Whether an answer would certainly change nothing. */
  #isIdle({ events, prompt }: ForeseenMessage): boolean {
    const [begun, ...after] = events;
    return begun !== undefined && (this.desk.play.didNothing?.(begun, after, prompt) ?? false);
  }

  /** What an answer would lead to, in the words of the chronicle; undefined if the game shows it in its own way. */
  #foreseen(act: Act | undefined): string | undefined {
    const { desk } = this;
    const found = desk.foreseen(act);
    if (!act || !found || desk.play.tellsForesight) return undefined;
    // An empty hint: the table shows it.
    if (desk.play.wayHint?.(desk.view, act, found, true)?.length === 0) return undefined;
    if (this.#isIdle(found)) return t('foreseen-nothing');
    const told = this.#toldOf(act);
    const lines = told.slice(0, MOST_FORESEEN);
    if (told.length > MOST_FORESEEN) lines.push('…');
    else if (found.stopped === 'over' || (lines.length && found.stopped !== 'asks'))
      lines.push(t(`foreseen-${found.stopped}`));
    return lines.length ? lines.join(' ') : undefined;
  }

  /** Nothing hovers over a touch screen: under the question stands what each way would do, as far as it is foreseen. */
  #foreseenOfWays(ways: readonly Act[]): string | undefined {
    if (!screen.compact) return undefined;
    const told = ways.flatMap((act) => {
      const found = this.desk.foreseen(act);
      const consequence = found && !this.#isIdle(found) ? this.#foreseen(act) : undefined;
      return consequence ? [t('foreseen-way', { way: this.desk.words.way(act), consequence })] : [];
    });
    return told.length ? told.join(' ') : undefined;
  }

  /** The sentences on what an answer would lead to, without those that only repeat it, until somebody else's turn. */
  #toldOf(act: Act): readonly string[] {
    const { desk } = this;
    const events = desk.foreseen(act)?.events ?? [];
    const next = events.findIndex(({ kind, seat }) => kind === 'turn' && seat !== desk.seat);
    const news = events.slice(0, next < 0 ? undefined : next).filter((event) => !isChapterMark(event));
    if (news[0] && desk.asked && repeatsAnswer(news[0], act, desk.asked)) news.shift();
    return desk.words.tell(news, desk.seat).map((one) => desk.words.plainly(one, desk.names));
  }

  /** The buttons for answers that are not given by pointing at a card or place: players, kinds of cards, yes, no, done. */
  #plainActions(): PromptAction[] {
    const { desk } = this;
    const { weighed } = desk;
    const isPointed = (act: Act): boolean => desk.play.pointed?.(act) ?? false;
    const plain = desk.acts.filter(
      (act) => act.token === undefined && act.place === undefined && (!isPointed(act) || act === weighed),
    );
    // First what I point at, then confirming the current answer, then changing it, last giving something up.
    const rank = (act: Act): number =>
      isPointed(act) ? 0 : act.word === 'confirm' ? 1 : desk.play.yields?.(act) ? 3 : 2;
    const ordered = plain.toSorted((one, other) => rank(one) - rank(other));
    // Equal answers look equal; gold is for the one that confirms, or has no alternative.
    const isOnly = desk.acts.length === 1;
    const confirms = (act: Act): boolean => act.word === 'confirm' || (desk.play.confirms?.(act) ?? false);
    const actions = ordered.map((act): PromptAction => {
      const card = this.#kindOf(act);
      const isWord = act.seat === undefined && card === undefined;
      const isWeighed = isPointed(act) || (desk.play.weighs?.(act) ?? false);
      return {
        id: act.text,
        label: isPointed(act)
          ? this.#pickLabel(act)
          : act.seat === undefined
            ? desk.words.act(this.#withNumber(act), desk.names)
            : t('ask-seat', { name: desk.nameOf(act.seat) }),
        sub: isWord || isPointed(act) ? this.#wayHint(this.#withNumber(act)) : undefined,
        card,
        main: isWeighed ? act === weighed : !weighed && (isOnly || confirms(act)),
        run: () => (isWeighed ? desk.weigh(act) : desk.send(act)),
      };
    });
    return weighed && isPointed(weighed) ? [...actions, this.#back()] : actions;
  }

  /** The kind of card that an answer names, if it does not point at a particular card. */
  #kindOf(act: Act): CardModel | undefined {
    return act.token === undefined && act.card !== undefined ? this.desk.model(act.card) : undefined;
  }

  #withNumber(act: Act): Act {
    const number = this.desk.play.numberOf?.(this.desk.view, act);
    return number === undefined ? act : { ...act, number };
  }

  // --- what others are asked, or everybody

  #undo(seat: number): PromptModel {
    const { desk } = this;
    const answer = (yes: boolean) => (): void => void desk.store.command({ do: 'answer-undo', yes });
    return {
      question: t('undo-asked', { name: desk.names[seat] ?? '' }),
      consequence: t('undo-asked.hint'),
      actions: [
        { id: 'yes', label: t('undo-yes'), run: answer(true) },
        { id: 'no', label: t('undo-no'), run: answer(false) },
      ],
      urgent: true,
    };
  }

  /** Others act: what happened last, and who acts now with which card. */
  #waiting(): PromptModel {
    const { desk } = this;
    const told = narrationOf(desk);
    const absent = this.#absent();
    const quiet = { actions: [...this.#wayBack(), ...this.#waysOfAbsent(absent)], urgent: false };
    if (desk.sitting.undo_asked?.seat === desk.seat) return { ...quiet, question: t('undo-waits') };
    const isShowing = !desk.store.isCaughtUp;
    const card = told?.card ?? (isShowing ? undefined : this.#cardOfOthers);
    const lines = [
      told?.latest,
      isShowing ? told?.before : absent.length ? undefined : this.#now(),
      ...absent.map(({ name, since }) => t('away-since', { name, time: sayMoment(since) })),
      desk.seat === null ? t('table-watching') : undefined,
    ].filter((line) => line !== undefined);
    return {
      ...quiet,
      question: lines[0] ?? t('table-busy'),
      consequence: lines.slice(1).join(' ') || undefined,
      source: card === undefined ? undefined : desk.model(card),
    };
  }

  /** The people for whom the table waits, and who are away. */
  #absent(): readonly Absent[] {
    const { sitting, store, view } = this.desk;
    return sitting.chairs.flatMap(({ kind, name }, seat) => {
      const isAwaited = view.asked.some((one) => one.seat === seat && !one.answered);
      const since = kind === 'human' && isAwaited ? store.away.since(seat) : undefined;
      return since === undefined ? [] : [{ seat, name, since }];
    });
  }

  /** After a minute: let a bot play for them meanwhile, or wait on. */
  #waysOfAbsent(absent: readonly Absent[]): PromptAction[] {
    const { store } = this.desk;
    const replaceable = absent.filter(({ seat }) => store.away.mayReplace(seat));
    if (this.desk.seat === null || !replaceable.length) return [];
    const ways = replaceable.map(({ seat, name }) => ({
      id: `stand-in-${seat}`,
      label: replaceable.length > 1 ? t('away-bot.named', { name }) : t('away-bot'),
      run: () => void store.command({ do: 'stand-in', seat }),
    }));
    const wait = () => store.away.waitOn(replaceable.map(({ seat }) => seat));
    return [...ways, { id: 'wait-on', label: t('away-wait'), run: wait }];
  }

  /** The card that asks all who are asked now, if it is the same one. */
  get #cardOfOthers(): string | undefined {
    const open = this.desk.view.asked.filter((one) => !one.answered);
    const card = open[0]?.source?.card;
    return open.every((one) => one.source?.card === card) ? card : undefined;
  }

  /** Who acts now; if a card asks, which one and what. Undefined if nobody else does. */
  #now(): string | undefined {
    const { desk } = this;
    const open = desk.view.asked.filter((one) => !one.answered);
    const seats = open.map((one) => one.seat).filter((seat, i, all) => all.indexOf(seat) === i);
    const [first] = open;
    if (!first || seats.includes(desk.seat ?? -1)) return undefined;
    const names = seats.map((seat) => desk.nameOf(seat)).join(', ');
    if (desk.view.asked.some((one) => one.seat === desk.seat && one.answered))
      return t('table-chosen', { names });
    const card = this.#cardOfOthers;
    if (card === undefined) return t('table-now', { names });
    return t('table-now-card', { names, card: desk.words.card(card), question: desk.words.ask(first) });
  }

  /** A player who left during the game may come back to their chair. */
  #wayBack(): PromptAction[] {
    const { desk } = this;
    const seat = desk.sitting.chairs.findIndex((chair) => chair.yours);
    if (seat < 0 || desk.seat !== null) return [];
    return [
      {
        id: 'back',
        label: t('back-to-seat'),
        sub: t('back-to-seat.hint'),
        main: true,
        run: () => void desk.store.command({ do: 'sit', seat }),
      },
    ];
  }

  /** The table still shows how the game ended. */
  #counting(): PromptModel {
    const told = narrationOf(this.desk);
    return { question: told?.latest ?? t('event-game-ends'), actions: [], urgent: false };
  }

  #rematch(): PromptModel {
    const { desk } = this;
    const { ready } = desk.sitting;
    const outcome = desk.view.outcome;
    const rematch = rematchOf(desk);
    const story = { id: 'story', label: t('end-story'), run: () => void (desk.storyOpen = true) };
    return {
      question: outcome ? desk.words.outcome(outcome, desk.names, desk.seat) : '',
      consequence:
        rematch?.notNow ??
        (ready.length
          ? t('end-ready', { names: ready.map((seat) => desk.nameOf(seat)).join(', ') })
          : undefined),
      // The open story has the same button.
      actions: desk.storyOpen ? [] : [...(rematch ? [rematch] : []), story],
      urgent: true,
    };
  }
}

/** Asks for another game; undefined for spectators. */
export function rematchOf(desk: Desk): PromptAction | undefined {
  const { ready, chairs } = desk.sitting;
  if (desk.seat === null) return undefined;
  const waits = chairs.filter((chair, seat) => chair.kind === 'human' && !ready.includes(seat));
  const isAsked = ready.includes(desk.seat) && waits.length > 0;
  const names = waits.map((chair) => chair.name).join(', ');
  return {
    id: 'rematch',
    label: t('end-rematch'),
    sub: t('end-rematch.hint'),
    main: true,
    notNow: isAsked ? t('end-rematch.waits', { names }) : undefined,
    run: () => void desk.store.command({ do: 'rematch' }),
  };
}
