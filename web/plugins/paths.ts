// Writes a path with fewer digits. The icons have thousandths of a unit on a square of 512; no screen shows even a tenth.

const ARGUMENTS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** Whether an argument of a command is a coordinate across (0), down (1) or neither (-1). */
function axisOf(command: string, index: number): number {
  if (command === 'h') return 0;
  if (command === 'v') return 1;
  if (command === 'a') return index === 5 ? 0 : index === 6 ? 1 : -1;
  return index % 2;
}

function* commandsOf(path: string): Generator<{ command: string; numbers: number[] }> {
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const size = ARGUMENTS[command.toLowerCase()];
    if (size === undefined) throw new Error(`a path has the unknown command ${command}`);
    // The two flags of an arc may have no separator between them.
    const flagged = command.toLowerCase() === 'a';
    const numbers: number[] = [];
    let at = 0;
    while (at < rest.length) {
      const isFlag = flagged && [3, 4].includes(numbers.length % 7);
      const found = (isFlag ? /^[\s,]*([01])/ : /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/).exec(
        rest.slice(at),
      );
      if (!found) {
        if (rest.slice(at).trim())
          throw new Error(`a path has something that is not a number: ${rest.slice(at)}`);
        break;
      }
      numbers.push(Number(found[1]));
      at += found[0].length;
    }
    if (size === 0) yield { command, numbers };
    for (let first = 0; size && first < numbers.length; first += size) {
      // Points after a move are lines.
      const next = first === 0 ? command : command === 'm' ? 'l' : command === 'M' ? 'L' : command;
      yield { command: next, numbers: numbers.slice(first, first + size) };
    }
  }
}

/**
 * The same path in relative steps of 1 / `parts` of a unit. Each step leads from where the shortened path is to where the
 * exact one would be, so that errors do not add up.
 */
export function shorten(path: string, parts: number): string {
  const exact = [0, 0];
  const drawn = [0, 0];
  let begun = [0, 0];
  let begunDrawn = [0, 0];
  let text = '';
  let before = '';
  for (const { command, numbers } of commandsOf(path)) {
    const kind = command.toLowerCase();
    if (kind === 'z') {
      [exact[0], exact[1]] = begun as [number, number];
      [drawn[0], drawn[1]] = begunDrawn as [number, number];
      text += 'z';
      before = 'z';
      continue;
    }
    const isRelative = command === kind;
    const from = [...exact];
    const start = [...drawn];
    const steps = numbers.map((number, index) => {
      const axis = axisOf(kind, index);
      if (axis < 0) return index < 2 ? Math.round(number * parts) / parts : number;
      const goal = isRelative ? (from[axis] ?? 0) + number : number;
      const step = Math.round((goal - (start[axis] ?? 0)) * parts) / parts;
      exact[axis] = goal;
      drawn[axis] = (start[axis] ?? 0) + step;
      return step;
    });
    if (kind === 'm') {
      begun = [...exact];
      begunDrawn = [...drawn];
    }
    const written = steps.map((step) => String(step).replace(/^(-?)0\./, '$1.'));
    text += kind === before || (before === 'm' && kind === 'l') ? '' : kind;
    written.forEach((number, index) => {
      const first = index === 0 && /[a-z]$/.test(text);
      text += first || number.startsWith('-') ? number : ` ${number}`;
    });
    before = kind;
  }
  return text;
}
