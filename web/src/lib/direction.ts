// Which neighbour an arrow key means, by the positions on the screen. Pure.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const AXES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The index of the nearest box in the direction of the key, or undefined. Distance across the direction counts
 * double, so that the arrow keys stay in a row before they enter the next; overlapping cards are compared by their
 * centres.
 */
export function neighbour(boxes: readonly Box[], from: number, key: string): number | undefined {
  const axis = AXES[key];
  const here = boxes[from];
  if (!axis || !here) return undefined;
  const [dx, dy] = axis;
  let best: number | undefined;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const x = box.x + box.width / 2 - (here.x + here.width / 2);
    const y = box.y + box.height / 2 - (here.y + here.height / 2);
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy) + Math.abs(y * dx);
    if (index === from || along <= 1 || across > along * 2.5) return;
    const distance = along + 2 * across;
    if (distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}
