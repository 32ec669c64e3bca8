// My side of the table: what I am asked, what I have picked up or look at, and how cards and places are drawn for that. It
// combines the store (what the server sent), picking (what I have picked up), foresight (what an answer would lead to) and
// prompt (what the prompt says). Knows the shapes of acts and questions, and no game.
import { describeCard, type GameCards } from '../describe';
import type { CardModel, FaceDownCard, GameLook, Icon } from '../design/model';
import type { HandCard } from '../hand';
import { plain } from '../design/fit';
import { sayBriefly } from '../i18n/moments';
import { MINUS } from '../i18n/numbers';
import { maybe, t, type GameTexts } from '../i18n/texts.svelte';
import type {
  Act,
  Asked,
  ForeseenMessage,
  GameEvent,
  GameFacts,
  HintReason,
  LogPart,
  MaybeCard,
  PointedCard,
  Sitting,
  View,
  Where,
} from '../net/protocol';
import { Refusal } from '../net/api';
import { browser } from '../net/socket';
import { gameFirst, Words } from '../words/words';
import { promptOf, type PromptModel } from './prompt';
import { botIn } from './bots';
import { chronicleOf } from './chronicle';
import { Foresight, GLANCE } from './foresight.svelte';
import type { GamePlay, Line } from './game';
import { HintDesk } from './hint/hint.svelte';
import { Lesson } from './lesson/lesson.svelte';
import { Picking } from './picking.svelte';
import { FIRST_SIGIL, sigilsOf } from './sigils';
import { sayRefusal, type TableStore } from './table.svelte';
import type { LogEntry } from '../components/Log.svelte';

/** How a card on the table is drawn. */
export interface CardState {
  readonly lit: boolean;
  readonly selected: boolean;
  readonly notNow: string | undefined;
}

/** How a place on the table is drawn. */
export interface PlaceState extends CardState {
  /** The question comes from here. */
  readonly asks: boolean;
}

/** So many ways to play a card are foreseen together. */
const MOST_WAYS = 4;

export class Desk {
  readonly store: TableStore;
  readonly look: GameLook;
  readonly facts: GameFacts;
  readonly texts: GameTexts;
  readonly play: GamePlay;
  readonly words: Words;
  readonly picking: Picking;
  readonly lesson: Lesson;
  readonly hint: HintDesk;
  /** Whether the end of a game of a match is told before the next one. */
  readonly hasInterludes: boolean = true;
  readonly #foresight: Foresight;
  /** The way to play whose button was hovered or focused last, by its text: the table previews it. */
  previewed: string | undefined = $state();
  /** The hovered or focused button of the prompt, by its id. */
  lookedAt: string | undefined = $state();
  /** The hovered or focused card. */
  pointedAt: PointedCard | undefined = $state.raw();
  /** The hovered or focused place. */
  pointedPlace: number | undefined = $state();
  /** The kind of card that the pointer or the focus is on, also where the card cannot be chosen. */
  inspected: string | undefined = $state();
  /** The kind of card shown in the dialog, and why it cannot be chosen. */
  enlarged: { readonly card: string; readonly notNow?: string } | undefined = $state.raw();
  /** The sheet with the story of the finished game is open. */
  storyOpen = $state(false);
  /** Everything has been counted on the table: only now the prompt says who has won. */
  isEndTold = $state(false);
  /** The dialog with the whole chronicle is open, on screens without a rail for it. */
  chronicleOpen = $state(false);
  /** The answer that I have chosen in order to see its result, by its text, with its question. */
  #weighed: { readonly text: string; readonly key: string } | undefined = $state.raw();

  constructor(store: TableStore, { look, facts, texts }: GameCards, play: GamePlay) {
    this.store = store;
    this.look = look;
    this.facts = facts;
    this.texts = texts;
    this.play = play;
    this.words = new Words(gameFirst(texts.maybe, maybe));
    this.picking = new Picking(() => ({ acts: this.acts, key: this.#question }));
    this.lesson = new Lesson(store, () => localStorage);
    this.hint = new HintDesk({
      question: () => ({ acts: this.#possible, key: this.#question }),
      ask: () => this.store.hint(),
      refused: (error) => {
        // Whoever has answered in the meantime needs no hint.
        if (!(error instanceof Refusal && error.code === 'hint-passed')) sayRefusal(error);
      },
    });
    this.#foresight = new Foresight({
      seq: () => this.store.seq,
      ask: (action) => this.store.foresee(action),
      clock: browser,
    });
  }

  // --- who and what

  get view(): View {
    const view = this.store.view;
    if (!view) throw new Error('nothing lies on the table yet');
    return view;
  }

  get sitting(): Sitting {
    const sitting = this.store.sitting;
    if (!sitting) throw new Error('nobody sits at the table yet');
    return sitting;
  }

  /** My seat; null for a spectator. */
  get seat(): number | null {
    return this.view.seat;
  }

  names: readonly string[] = $derived.by(() => this.sitting.chairs.map((chair) => chair.name));

  readonly #sigils: readonly Icon[] = $derived.by(() => sigilsOf(this.sitting.chairs));

  /** The sign of whoever sits there. */
  sigilOf(seat: number): Icon {
    return this.#sigils[seat] ?? FIRST_SIGIL;
  }

  /** The name of a seat; "you" for my own. */
  nameOf(seat: number): string {
    return seat === this.seat ? t('seat-you') : (this.names[seat] ?? '');
  }

  say({ key, args, people = {}, texts = {} }: Line): string {
    const names = Object.entries(people).map(([role, seat]) => [role, this.nameOf(seat)]);
    const words = Object.entries(texts).map(([role, text]) => [role, this.words.say(text)]);
    return this.words.say(key, { ...args, ...Object.fromEntries([...names, ...words]) });
  }

  // --- cards

  readonly #models: Readonly<Record<string, CardModel>> = $derived.by(() =>
    Object.fromEntries(
      Object.keys(this.facts.cards).map((id) => [
        id,
        describeCard(this, id, (this.play.type?.(id) ?? []).map((line) => this.say(line)).join(' · ')),
      ]),
    ),
  );

  model(card: string): CardModel {
    const model = this.#models[card];
    if (!model) throw new Error(`${this.look.identity.game} has no card "${card}"`);
    return model;
  }

  get back(): FaceDownCard {
    return { game: this.look.identity, faceDown: true };
  }

  shown(card: PointedCard | null): CardModel | FaceDownCard {
    return card?.card === undefined ? this.back : this.model(card.card);
  }

  /** After the end: why a card counted what it did. */
  whyCounted(card: string): readonly string[] {
    return this.play.whyCounted?.(this.view, card, { say: (key, args) => this.words.say(key, args) }) ?? [];
  }

  rulings(card: string): string[] {
    return this.words.rulings(card);
  }

  /** Where something lies, spoken after "face-down card": "Hand: Orion, place 3". */
  sayWhere({ zone, seat, place }: Where): string {
    const name = this.words.say(`zone-${zone}`);
    return [
      seat === undefined ? name : t('where-owned', { zone: name, name: this.nameOf(seat) }),
      ...(place === undefined ? [] : [t('where-place', { place: this.words.place(place) })]),
    ].join(', ');
  }

  // --- what I am asked

  /** All that I may do now, asked or not. */
  readonly #possible: readonly Act[] = $derived.by(() =>
    this.store.isCaughtUp && !this.store.sending ? (this.store.view?.acts ?? []) : [],
  );

  acts: readonly Act[] = $derived.by(() => this.#possible.filter((act) => !this.play.unasked?.(act)));

  /** What I may do without being asked. */
  unasked: readonly Act[] = $derived.by(() => this.#possible.filter((act) => this.play.unasked?.(act)));

  asked: Asked | undefined = $derived.by(() =>
    this.acts.length
      ? this.view.asked.find((one) => one.seat === this.seat && (!one.answered || one.answer !== undefined))
      : undefined,
  );

  readonly #question: string = $derived.by(
    () =>
      (this.store.view && this.play.question?.(this.store.view)) ??
      JSON.stringify([
        this.asked?.prompt,
        this.asked?.source?.token,
        this.asked?.place,
        this.acts.map((act) => [act.action, act.token]),
      ]),
  );

  /** Whether an open question has its own time limit. */
  get isTimed(): boolean {
    return this.store.view?.asked.some((one) => one.seconds !== undefined) ?? false;
  }

  /** When my time for this decision runs out; if nothing is asked of me, that of whoever has to answer first. */
  get decideEnds(): number | undefined {
    const ends = this.store.decideEnds;
    const mine = this.seat === null ? undefined : ends[this.seat];
    const running = ends.filter((end) => end !== undefined);
    return mine ?? (running.length ? Math.min(...running) : undefined);
  }

  isAway(seat: number): boolean {
    return this.sitting.chairs[seat]?.kind === 'human' && this.store.here[seat] === false;
  }

  /** Since when the person of a seat is away, in a few letters; undefined if the person is here. */
  awaySince(seat: number): string | undefined {
    const since = this.isAway(seat) ? this.store.away.since(seat) : undefined;
    return since === undefined ? undefined : sayBriefly(since);
  }

  /** What I may do with this card. */
  actsOf(card: PointedCard): Act[] {
    return this.picking.actsOf(card);
  }

  actOfSeat(seat: number): Act | undefined {
    return this.acts.find((act) => act.seat === seat && act.token === undefined && act.place === undefined);
  }

  /** The card that I have picked up; of equal cards the one that will be used. */
  get picked(): PointedCard | undefined {
    return this.picking.picked.card;
  }

  get pickedPlace(): number | undefined {
    return this.picking.picked.place;
  }

  /** The answer without a card or place that I have chosen but not given yet. */
  get weighed(): Act | undefined {
    const weighed = this.#weighed;
    return weighed?.key === this.#question ? this.acts.find((act) => act.text === weighed.text) : undefined;
  }

  /** The same, if I chose it by pointing at something on the table. */
  get aimed(): Act | undefined {
    const { weighed } = this;
    return weighed && this.play.pointed?.(weighed) ? weighed : undefined;
  }

  /** Chooses an answer without a card or place to see its result; choosing it again gives it. */
  weigh(act: Act): void {
    if (this.weighed === act) this.send(act);
    else this.#weighed = { text: act.text, key: this.#question };
  }

  // --- how cards and places are drawn

  stateOf(card: PointedCard): CardState {
    const lit = this.actsOf(card).length > 0;
    return {
      lit,
      selected: this.picked ? this.picked.token === card.token : this.asked?.answer?.token === card.token,
      notNow: lit || !this.acts.length ? undefined : this.#whyNot(),
    };
  }

  placeState(place: number): PlaceState {
    const lit = this.picking.actsAt(place).length > 0;
    return {
      lit,
      selected: this.pickedPlace === place,
      asks: this.asked?.place === place,
      notNow: lit || !this.acts.length ? undefined : this.#whyNotPlace(place),
    };
  }

  /** A card with its state, for a hand, a row or a pile browser; a face-down card is described by its place. */
  handCard(card: PointedCard, where?: Where): HandCard {
    const state = this.stateOf(card);
    // A chosen card has its tick in that corner.
    const tag = state.selected
      ? undefined
      : this.actsOf(card)
          .map((act) => this.play.tag?.(this.view, act))
          .find(Boolean);
    return {
      key: String(card.token),
      card: this.shown(card),
      ...state,
      tag: tag && this.say(tag),
      marks:
        card.card === undefined
          ? undefined
          : this.play.marks?.(card.card).map(({ icon, line }) => ({ icon, label: this.say(line) })),
      context: card.card === undefined && where ? this.sayWhere(where) : undefined,
    };
  }

  #whyNot(): string {
    if (this.picking.needsPlace) return t('not-now-place');
    if (this.acts.some((act) => act.seat !== undefined)) return t('not-now-seat');
    if (this.acts.some((act) => act.token !== undefined)) return t('not-now-elsewhere');
    return t(this.acts.some((act) => act.place !== undefined) ? 'not-now-place' : 'not-now-answer');
  }

  #whyNotPlace(place: number): string {
    const own = this.play.whyNotPlace?.(this.view, place, this.picked);
    if (own) return this.say(own);
    if (this.acts.some((act) => this.picking.actsAt(act.place ?? -1).length > 0)) return t('not-now-place');
    return t(this.acts.some((act) => act.token !== undefined) ? 'not-now-card' : 'not-now-answer');
  }

  // --- what I do

  /** A click on a card, which may lie at a place: picks it up or puts it back; a second click may confirm it. */
  choose(card: PointedCard, lies?: number): void {
    this.previewed = undefined;
    const act = this.picking.card(card, lies);
    if (act) this.send(act);
  }

  /** A click on a place: picks it or gives it up; if only one answer is left, a second click gives that answer. */
  choosePlace(place: number): void {
    this.previewed = undefined;
    const act = this.picking.place(place);
    if (act) this.send(act);
  }

  /** The card with this key, as used by hands and pile browsers. */
  chooseFrom(cards: readonly (PointedCard | null)[], key: string): void {
    const card = keyed(cards, key);
    if (card) this.choose(card);
  }

  /** Gives up the place, or else the card. */
  stepBack(): void {
    this.picking.stepBack();
    this.previewed = undefined;
    this.#weighed = undefined;
  }

  letGo(): void {
    this.picking.letGo();
    this.previewed = undefined;
    this.#weighed = undefined;
  }

  send(act: Act): void {
    this.letGo();
    this.lookedAt = undefined;
    this.pointedAt = undefined;
    this.pointedPlace = undefined;
    this.lesson.answered();
    this.hint.forget();
    void this.store.command({ do: 'act', action: act.action });
  }

  /** My answer that may still be changed, in words. */
  sayAnswer(act: Act): string {
    if (act.token !== undefined) return this.words.cardOrBack(act);
    return act.seat === undefined ? this.words.act(act, this.names) : this.nameOf(act.seat);
  }

  /** Whether a hint can be had for what I am asked now. */
  get offersHint(): boolean {
    return this.asked !== undefined && this.sitting.may_hint;
  }

  /** Asks for a hint, or puts it away. Returns whether there is a question for one. */
  askHint(): boolean {
    if (this.offersHint) void this.hint.toggle();
    return this.offersHint;
  }

  /** An answer in words. */
  sayAct(act: Act): string {
    const number = act.number ?? this.play.numberOf?.(this.view, act);
    return plain(this.words.act(number === undefined ? act : { ...act, number }, this.names));
  }

  /** Why the hint advises its first answer; once something is picked up, the prompt says what that would do. */
  get hintWhy(): string | undefined {
    const { current } = this.hint;
    return current && !this.picking.left.length && !this.weighed ? this.#sayWhy(current.why) : undefined;
  }

  #sayWhy({ key, best, next }: HintReason): string {
    return this.words.say(`hint-${key}`, { best, next }).replace(/(?<!\w)-(?=\d)/g, MINUS);
  }

  enlarge(card: string, notNow?: string): void {
    this.enlarged = { card, notNow };
  }

  enlargeFrom(cards: readonly (PointedCard | null)[], key: string): void {
    const card = keyed(cards, key);
    if (card?.card !== undefined) this.enlarge(card.card, this.stateOf(card).notNow);
  }

  inspectFrom(cards: readonly MaybeCard[], key: string): void {
    const card = keyed(cards, key);
    if (card) this.inspect(card);
  }

  // --- what I look at

  /**
   * The kind of card in view: the one I point at, else the one I have picked up, else the one that asks me or
   * others, else the one that something happened to last, such as the one just drawn.
   */
  inView: string | undefined = $derived.by(() => {
    const asking = this.asked ?? this.store.view?.asked.find((one) => !one.answered);
    return (
      this.inspected ??
      this.picked?.card ??
      (this.store.isCaughtUp ? asking?.source?.card : undefined) ??
      lastCardIn(this.store.log)
    );
  });

  /** The kind of card that came into my hand in the last step. */
  get drawn(): string | undefined {
    const isMine = ({ to }: GameEvent): boolean => to?.zone === 'hand' && to.seat === this.seat;
    const last = this.store.log.at(-1);
    const events = last?.seq === this.store.seq ? last.events : [];
    return events.findLast(isMine)?.cards?.findLast((card) => card !== null)?.card;
  }

  /** A card is hovered or focused. */
  inspect(card: PointedCard): void {
    if (card.card !== undefined) this.inspected = card.card;
    this.pointedAt = card;
  }

  /** A place is hovered or focused. */
  inspectPlace(place: number): void {
    this.pointedPlace = place;
  }

  /** The pointer or the focus has left. A focused card that disappears reports this while the page is rendering. */
  leave(): void {
    const [card, place] = [this.pointedAt, this.pointedPlace];
    queueMicrotask(() => {
      if (this.pointedAt === card) this.pointedAt = undefined;
      if (this.pointedPlace === place) this.pointedPlace = undefined;
    });
  }

  /** The pointer or the focus has left a button of the prompt, perhaps because the button is gone. */
  lookAway(): void {
    const left = this.lookedAt;
    queueMicrotask(() => {
      if (this.lookedAt === left) this.lookedAt = undefined;
    });
  }

  /** The answer being considered: its button, place or card is hovered or focused, or I have picked it up. */
  get considered(): Act | undefined {
    const { picking } = this;
    const looked = this.acts.find((act) => act.text === this.lookedAt);
    if (looked) return looked;
    const [here, notOnly] = this.pointedPlace === undefined ? [] : picking.actsAt(this.pointedPlace);
    if (here && !notOnly) return here;
    const [only, other] = this.pointedAt ? this.actsOf(this.pointedAt) : [];
    if (only && !other) return only;
    return picking.only ?? this.preview ?? this.weighed;
  }

  /** The way to play being looked at, for what I have picked up. */
  get preview(): Act | undefined {
    const { left, needsPlace } = this.picking;
    if (needsPlace || left.length < 2) return undefined;
    return left.find((act) => act.text === this.previewed) ?? left[0];
  }

  /** Asks the server what the considered answer would lead to: at once if it is picked up, else after a short delay. */
  considers(): void {
    const act = this.considered;
    this.#foresight.consider(act, act === this.picking.only || act === this.weighed ? 0 : GLANCE);
    const { left, needsPlace } = this.picking;
    if (!needsPlace && left.length > 1 && left.length <= MOST_WAYS) this.#foresight.considerAll(left);
  }

  /** What this answer would lead to, once the server has said so. */
  foreseen(act: Act | undefined): ForeseenMessage | undefined {
    return act && this.#foresight.of(act);
  }

  // --- what the prompt says, and what happened

  prompt: PromptModel = $derived.by(() => promptOf(this));

  chronicle: readonly LogEntry[] = $derived.by(() =>
    this.tell(this.store.log, this.store.view?.seat ?? null),
  );

  /** Who plays as a bot here, and how strong; empty without bots. */
  #sayBots(): string {
    const bots = this.sitting.chairs.flatMap((chair) => {
      const bot = botIn(chair);
      return bot ? [t('log-bot', { name: chair.name, level: t(`bot-${bot}`) })] : [];
    });
    return bots.length ? t('log-bots', { bots: bots.join(', ') }) : '';
  }

  /** A log in sentences for a viewer; `longest`: of so many events at most. */
  protected tell(log: readonly LogPart[], viewer: number | null, longest?: number): LogEntry[] {
    return chronicleOf(log, {
      words: this.words,
      viewer,
      newFrom: this.store.newFrom,
      name: (seat) => this.names[seat] ?? '',
      card: (card) => this.model(card),
      since: t('log-since-left'),
      headings: this.play.headings,
      didNothing: this.play.didNothing,
      nothing: t('log-nothing'),
      bots: this.#sayBots(),
      longest,
    });
  }
}

/** The kind of card that the last event with a known card was about. */
function lastCardIn(log: readonly LogPart[]): string | undefined {
  for (const { events } of log.toReversed())
    for (const { cards = [] } of events.toReversed()) {
      const known = cards.findLast((card) => card !== null);
      if (known) return known.card;
    }
  return undefined;
}

function keyed<Card extends PointedCard>(cards: readonly (Card | null)[], key: string): Card | undefined {
  return cards.find((one) => one !== null && String(one.token) === key) ?? undefined;
}
