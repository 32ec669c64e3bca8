// The messages that are shown. A page calls `toasts.say(text)`; Toasts.svelte draws them.

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'plain' | 'bad';
}

const STAYS = 6000;

class Toasts {
  list: readonly Toast[] = $state.raw([]);
  #next = 0;

  say(text: string, kind: Toast['kind'] = 'plain'): void {
    const id = this.#next++;
    // The same text is not shown twice.
    this.list = [...this.list.filter((toast) => toast.text !== text), { id, text, kind }];
    setTimeout(() => this.dismiss(id), STAYS);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
