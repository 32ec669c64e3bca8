// The icon of a card. A look may load the icons of some suits later: when a card of the suit is drawn, or when somebody first
// touches the page.
import type { CardIcon, GameLook } from './model';

type Icons = Readonly<Record<string, CardIcon>>;

const BLANK: CardIcon = { name: 'blank', d: '' };
const TOUCHES = ['pointerdown', 'keydown'] as const;

/** The icons of one suit. */
class LaterIcons {
  #icons: Icons | undefined = $state.raw();
  #isLoading = false;
  readonly #load: () => Promise<Icons>;

  constructor(load: () => Promise<Icons>) {
    this.#load = load;
    for (const touch of TOUCHES) globalThis.addEventListener?.(touch, this.fetch, { passive: true });
  }

  readonly fetch = (): void => {
    if (this.#isLoading) return;
    this.#isLoading = true;
    void this.#load().then(
      (icons) => {
        this.#icons = icons;
        for (const touch of TOUCHES) globalThis.removeEventListener?.(touch, this.fetch);
      },
      // The next touch tries again.
      () => (this.#isLoading = false),
    );
  };

  /** Blank until the icons are there. */
  of(id: string): CardIcon | undefined {
    if (this.#icons) return this.#icons[id];
    this.fetch();
    return BLANK;
  }
}

const laterIcons = new WeakMap<GameLook, Readonly<Record<string, LaterIcons>>>();

/** To be called when a look is loaded, outside of anything reactive. */
export function expectLaterIcons(look: GameLook): void {
  if (laterIcons.has(look)) return;
  const suits = Object.entries(look.later ?? {}).map(([suit, load]) => [suit, new LaterIcons(load)]);
  laterIcons.set(look, Object.fromEntries(suits) as Record<string, LaterIcons>);
}

export function iconOf(look: GameLook, suit: string, id: string): CardIcon {
  const icon = look.cards[id] ?? laterIcons.get(look)?.[suit]?.of(id);
  if (!icon) throw new Error(`${look.identity.game} has no icon for "${id}"`);
  return icon;
}
