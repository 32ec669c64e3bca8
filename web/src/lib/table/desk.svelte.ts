// My side of the table: what is asked of me, what I have picked up so far, and what the prompt therefore says. What is lit
// is exactly what the server's acts allow. It knows the shapes of acts and prompts, and no game.
import type { GameCards } from '$games/cards';
import { describeCard } from '$games/describe';
import type { CardModel, FaceDownCard, GameLook, Icon } from '../design/model';
import type { HandCard } from '../hand';
import { maybe, t, type GameTexts } from '../i18n/texts.svelte';
import type { Act, Asked, GameFacts, MaybeCard, SeenCard, Sitting, View } from '../net/protocol';
import { gameFirst, Words } from '../words/words';
import { chronicleOf } from './chronicle';
import type { GamePlay, Line } from './game';
import type { TableStore } from './table.svelte';
import type { LogEntry } from '../components/Log.svelte';

/** A button of the prompt. */
export interface AskAction {
  readonly id: string;
  readonly label: string;
  readonly sub?: string;
  readonly icon?: Icon;
  readonly main?: boolean;
  readonly notNow?: string;
  readonly run: () => void;
}

/** What the prompt says. */
export interface AskModel {
  readonly question: string;
  readonly consequence?: string;
  readonly source?: CardModel;
  readonly actions: readonly AskAction[];
  /** Something is asked of me. */
  readonly urgent: boolean;
}

/** How a card on the table is drawn. */
export interface CardState {
  readonly lit: boolean;
  readonly selected: boolean;
  readonly notNow: string | undefined;
}

export class Desk {
  readonly store: TableStore;
  readonly look: GameLook;
  readonly facts: GameFacts;
  readonly texts: GameTexts;
  readonly play: GamePlay;
  readonly words: Words;
  /** The way whose button the pointer or the focus is on: its consequence is previewed on the table. */
  previewed: string | undefined = $state();
  /** The button of the prompt that the pointer or the focus is on, by its id. */
  lookedAt: string | undefined = $state();
  /** The card that the pointer or the focus is on. */
  pointedAt: SeenCard | undefined = $state.raw();
  /** The kind of card in the rail. */
  inspected: string | undefined = $state();
  /** The kind of card in the dialog, and why it cannot be chosen. */
  enlarged: { readonly card: string; readonly notNow?: string } | undefined = $state.raw();
  /** The finished game's story lies open. */
  storyOpen = $state(false);
  /** The whole chronicle lies open, where it has no rail of its own. */
  chronicleOpen = $state(false);

  // What was picked up belongs to one question; the next one finds it gone. A view that asks the same as before, because
  // somebody else has answered meanwhile, leaves it in my fingers.
  #picked: { readonly question: string; readonly card: SeenCard } | undefined = $state.raw();

  constructor(store: TableStore, { look, facts, texts }: GameCards, play: GamePlay) {
    this.store = store;
    this.look = look;
    this.facts = facts;
    this.texts = texts;
    this.play = play;
    this.words = new Words(gameFirst(texts.maybe, maybe));
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

  /** How a seat is called where the sentence does not say "you". */
  nameOf(seat: number): string {
    return seat === this.seat ? t('seat-you') : (this.names[seat] ?? '');
  }

  say(line: Line): string {
    return this.words.say(line.key, line.args);
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

  shown(card: MaybeCard): CardModel | FaceDownCard {
    return card ? this.model(card.card) : this.back;
  }

  rulings(card: string): string[] {
    return this.words.rulings(card);
  }

  // --- what is asked of me

  acts: readonly Act[] = $derived.by(() =>
    this.store.settled && !this.store.sending ? (this.store.view?.acts ?? []) : [],
  );

  asked: Asked | undefined = $derived.by(() =>
    this.acts.length ? this.view.asked.find((one) => one.seat === this.seat && !one.answered) : undefined,
  );

  /** Tokens among which equal cards are one act, which names only one of them. */
  readonly #alike: readonly (readonly number[])[] = $derived.by(() => {
    const view = this.store.view;
    return view ? [this.play.hand(view).map((card) => card.token), ...(this.play.alike?.(view) ?? [])] : [];
  });

  /** What I may do with this card. */
  actsOf(card: SeenCard): Act[] {
    const together = this.#alike.filter((tokens) => tokens.includes(card.token)).flat();
    return this.acts.filter(
      (act) =>
        act.token === card.token ||
        (act.card === card.card && act.token !== undefined && together.includes(act.token)),
    );
  }

  actOfSeat(seat: number): Act | undefined {
    return this.acts.find((act) => act.seat === seat && act.token === undefined);
  }

  readonly #question: string = $derived.by(
    () =>
      (this.store.view && this.play.question?.(this.store.view)) ??
      JSON.stringify([
        this.asked?.prompt,
        this.asked?.source?.token,
        this.acts.map((act) => [act.action, act.token]),
      ]),
  );

  /** The card that I have picked up. */
  get picked(): SeenCard | undefined {
    const picked = this.#picked;
    return picked && picked.question === this.#question && this.actsOf(picked.card).length
      ? picked.card
      : undefined;
  }

  stateOf(card: SeenCard): CardState {
    const lit = this.actsOf(card).length > 0;
    return {
      lit,
      selected: this.picked?.token === card.token,
      notNow: lit || !this.acts.length ? undefined : this.#whyNot(),
    };
  }

  /** A known card for a hand, a row or a browser, in its state. */
  handCard(card: SeenCard): HandCard {
    const state = this.stateOf(card);
    // A chosen card has its tick there.
    const tag = state.selected
      ? undefined
      : this.actsOf(card)
          .map((act) => this.play.tag?.(act))
          .find(Boolean);
    return { key: String(card.token), card: this.model(card.card), ...state, tag: tag && this.say(tag) };
  }

  #whyNot(): string {
    if (this.acts.some((act) => act.seat !== undefined)) return t('not-now-seat');
    if (this.acts.some((act) => act.token !== undefined)) return t('not-now-elsewhere');
    return t('not-now-answer');
  }

  // --- what I do

  /** A click on a card: picks it up, lays it down again, or, for a plain pick, the second time takes it. */
  choose(card: SeenCard): void {
    const acts = this.actsOf(card);
    this.inspected = card.card;
    const [only] = acts;
    if (!only) return;
    if (this.picked?.token !== card.token) {
      this.#picked = { question: this.#question, card };
      this.previewed = undefined;
    } else if (acts.length === 1) this.send(only);
    else this.letGo();
  }

  /** The card of that key, as hands and browsers name their cards. */
  chooseFrom(cards: readonly MaybeCard[], key: string): void {
    const card = cards.find((one) => one !== null && String(one.token) === key);
    if (card) this.choose(card);
  }

  letGo(): void {
    this.#picked = undefined;
    this.previewed = undefined;
  }

  send(act: Act): void {
    this.letGo();
    this.lookedAt = undefined;
    this.pointedAt = undefined;
    void this.store.command({ do: 'act', action: act.action });
  }

  enlarge(card: string, notNow?: string): void {
    this.enlarged = { card, notNow };
  }

  enlargeFrom(cards: readonly MaybeCard[], key: string): void {
    const card = cards.find((one) => one !== null && String(one.token) === key);
    if (card) this.enlarge(card.card, this.stateOf(card).notNow);
  }

  inspectFrom(cards: readonly MaybeCard[], key: string): void {
    const card = cards.find((one) => one !== null && String(one.token) === key);
    if (card) this.inspect(card);
  }

  /** The pointer or the focus has come to a card of the table. */
  inspect(card: SeenCard): void {
    this.inspected = card.card;
    this.pointedAt = card;
  }

  /** The pointer or the focus has gone. A focused card that is taken away says so while the page is being drawn. */
  leave(): void {
    const left = this.pointedAt;
    queueMicrotask(() => {
      if (this.pointedAt === left) this.pointedAt = undefined;
    });
  }

  /** The pointer or the focus has gone from a button of the prompt, perhaps because the button has. */
  lookAway(): void {
    const left = this.lookedAt;
    queueMicrotask(() => {
      if (this.lookedAt === left) this.lookedAt = undefined;
    });
  }

  /** The answer that is being considered: its button or its card is pointed at, or its card is in my fingers. */
  get considered(): Act | undefined {
    const looked = this.acts.find((act) => act.text === this.lookedAt);
    if (looked) return looked;
    for (const card of [this.pointedAt, this.picked]) {
      const [only, other] = card ? this.actsOf(card) : [];
      if (only && !other) return only;
    }
    return this.preview;
  }

  // --- what the prompt says

  ask: AskModel = $derived.by(() => {
    if (this.sitting.phase === 'over') return this.#askRematch();
    const undo = this.sitting.undo_asked;
    if (undo && this.seat !== null && undo.seat !== this.seat && !undo.agreed.includes(this.seat))
      return this.#askUndo(undo.seat);
    if (this.asked) return this.#askMe(this.asked);
    return this.#waits();
  });

  #askMe(asked: Asked): AskModel {
    const picked = this.picked;
    const source = asked.source ? this.model(asked.source.card) : undefined;
    if (picked) return this.#askPicked(asked, picked, source);
    return {
      question: this.words.ask(asked),
      // Whoever asks to take something back may still go on instead.
      consequence: this.sitting.undo_asked?.seat === this.seat ? t('undo-waits') : this.#hint(asked),
      source,
      actions: this.#plainActions(),
      urgent: true,
    };
  }

  #hint(asked: Asked): string | undefined {
    const line = this.play.askHint?.(this.view, asked);
    return line ? this.say(line) : this.words.hint(asked);
  }

  /** A card is in my fingers: its ways, or the one thing that will happen to it. */
  #askPicked(asked: Asked, picked: SeenCard, source: CardModel | undefined): AskModel {
    const acts = this.actsOf(picked);
    const model = this.model(picked.card);
    const card = this.words.card(picked.card);
    if (acts.length === 1 && acts[0]) {
      const act = acts[0];
      const take: AskAction = {
        id: act.text,
        label: this.#pickLabel(act) ?? t('ask-take', { card }),
        main: true,
        run: () => this.send(act),
      };
      const lines = this.play.pickHint?.(this.view, act);
      return {
        question: this.words.ask(asked),
        consequence: lines?.map((line) => this.say(line)).join(' ') ?? this.words.hint(asked),
        source: source ?? model,
        actions: [take, ...this.#plainActions()],
        urgent: true,
      };
    }
    const preview = acts.find((act) => act.word === this.previewed) ?? acts[0];
    return {
      question: t('ask-how', { card }),
      consequence: this.#abilityOf(picked.card),
      source: model,
      actions: acts.map((act) => ({
        id: act.text,
        label: this.words.way(act),
        sub: this.#wayHint(act),
        icon: this.play.wayIcon?.(act.word),
        main: act === preview,
        run: () => this.send(act),
      })),
      urgent: true,
    };
  }

  #pickLabel(act: Act): string | undefined {
    const line = this.play.pickLabel?.(act);
    return line && this.words.say(line.key, { card: this.words.card(act.card ?? ''), ...line.args });
  }

  /** What the card says, and what follows from using it. */
  #abilityOf(card: string): string {
    const then = this.play.consequence?.(this.view, card);
    return [this.model(card).text, then && this.say(then)].filter(Boolean).join(' ');
  }

  #wayHint(act: Act): string {
    const lines = this.play.wayHint?.(this.view, act);
    return lines ? lines.map((line) => this.say(line)).join(' · ') : this.words.actHint(act, this.names, {});
  }

  /** The way that is being looked at, of the card in my fingers. */
  get preview(): Act | undefined {
    const picked = this.picked;
    if (!picked) return undefined;
    const acts = this.actsOf(picked);
    return acts.length > 1 ? (acts.find((act) => act.word === this.previewed) ?? acts[0]) : undefined;
  }

  /** Answers that are neither a card nor a way: people, yes and no, enough. */
  #plainActions(): AskAction[] {
    const plain = this.acts.filter((act) => act.token === undefined);
    const cards = plain.length < this.acts.length;
    return plain.map((act, index) => ({
      id: act.text,
      label:
        act.seat === undefined
          ? this.words.act(this.#withNumber(act), this.names)
          : t('ask-seat', { name: this.nameOf(act.seat) }),
      sub: act.seat === undefined ? this.#wayHint(this.#withNumber(act)) : undefined,
      main: !cards && index === 0 && act.seat === undefined,
      run: () => this.send(act),
    }));
  }

  #withNumber(act: Act): Act {
    const number = this.play.numberOf?.(this.view, act);
    return number === undefined ? act : { ...act, number };
  }

  #askUndo(seat: number): AskModel {
    const answer = (yes: boolean) => (): void => void this.store.command({ do: 'answer-undo', yes });
    return {
      question: t('undo-asked', { name: this.names[seat] ?? '' }),
      consequence: t('undo-asked.hint'),
      actions: [
        { id: 'yes', label: t('undo-yes'), main: true, run: answer(true) },
        { id: 'no', label: t('undo-no'), run: answer(false) },
      ],
      urgent: true,
    };
  }

  #waits(): AskModel {
    const awaited = this.view.asked.filter((one) => !one.answered).map((one) => one.seat);
    const names = awaited
      .filter((seat, i) => awaited.indexOf(seat) === i)
      .map((seat) => this.nameOf(seat))
      .join(', ');
    const undo = this.sitting.undo_asked;
    const mine = awaited.includes(this.seat ?? -1);
    const answered = this.view.asked.some((one) => one.seat === this.seat && one.answered);
    return {
      question:
        undo && undo.seat === this.seat
          ? t('undo-waits')
          : mine || !names
            ? t('table-settles')
            : t(answered ? 'table-chosen' : 'table-waits', { names }),
      consequence: this.seat === null ? t('table-watching') : undefined,
      actions: this.#wayBack(),
      urgent: false,
    };
  }

  /** Whoever has left in mid-game may come back to the own chair. */
  #wayBack(): AskAction[] {
    const seat = this.sitting.chairs.findIndex((chair) => chair.yours);
    if (seat < 0 || this.seat !== null) return [];
    return [
      {
        id: 'back',
        label: t('back-to-seat'),
        sub: t('back-to-seat.hint'),
        main: true,
        run: () => void this.store.command({ do: 'sit', seat }),
      },
    ];
  }

  #askRematch(): AskModel {
    const { ready, chairs } = this.sitting;
    const outcome = this.view.outcome;
    const actions: AskAction[] = [];
    const waits = chairs.filter((chair, seat) => chair.kind === 'human' && !ready.includes(seat));
    const asked = this.seat !== null && ready.includes(this.seat) && waits.length > 0;
    if (this.seat !== null)
      actions.push({
        id: 'rematch',
        label: t('end-rematch'),
        sub: t('end-rematch.hint'),
        main: true,
        notNow: asked
          ? t('end-rematch.waits', { names: waits.map((chair) => chair.name).join(', ') })
          : undefined,
        run: () => void this.store.command({ do: 'rematch' }),
      });
    actions.push({ id: 'story', label: t('end-story'), run: () => (this.storyOpen = true) });
    return {
      question: outcome ? this.words.outcome(outcome, this.names, this.seat) : '',
      consequence: asked
        ? t('end-rematch.waits', { names: waits.map((chair) => chair.name).join(', ') })
        : ready.length
          ? t('end-ready', { names: ready.map((seat) => this.nameOf(seat)).join(', ') })
          : undefined,
      actions,
      urgent: true,
    };
  }

  // --- what happened

  chronicle: readonly LogEntry[] = $derived.by(() =>
    chronicleOf(this.store.log, {
      words: this.words,
      viewer: this.store.view?.seat ?? null,
      chapters: this.play.chapters?.(this.store.log, this.sitting.chairs.length) ?? [],
      headings: this.play.headings,
      newFrom: this.store.newFrom,
      name: (seat) => this.names[seat] ?? '',
      card: (card) => this.model(card),
      since: t('log-since-left'),
    }),
  );
}
