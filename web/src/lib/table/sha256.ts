// SHA-256 in plain TypeScript: crypto.subtle is not available on plain http, as in a home network. Pure.

/** The first 32 bits of the fractional part of the n-th root of a prime, computed exactly with integers. */
function fraction(prime: number, root: 2 | 3): number {
  const n = BigInt(root);
  const target = BigInt(prime) << (32n * n);
  let low = 0n;
  let high = 1n << 40n;
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** n <= target) low = middle;
    else high = middle - 1n;
  }
  return Number(low & 0xffffffffn);
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

const rotate = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

export function sha256(bytes: Uint8Array): string {
  const rounds = primes(64).map((prime) => fraction(prime, 3));
  const hash = primes(8).map((prime) => fraction(prime, 2));
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 4, bytes.length * 8);
  const w = new Int32Array(64);
  const at = (i: number): number => w[i] as number;
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = data.getInt32(block + i * 4);
      else {
        const s0 = rotate(at(i - 15), 7) ^ rotate(at(i - 15), 18) ^ (at(i - 15) >>> 3);
        const s1 = rotate(at(i - 2), 17) ^ rotate(at(i - 2), 19) ^ (at(i - 2) >>> 10);
        w[i] = at(i - 16) + s0 + at(i - 7) + s1;
      }
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (rounds[i] as number) + at(i)) | 0;
      const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    for (const [i, value] of [a, b, c, d, e, f, g, h].entries())
      hash[i] = ((hash[i] as number) + value) >>> 0;
  }
  return hash.map((part) => part.toString(16).padStart(8, '0')).join('');
}

/** Whether this seed (32 hex digits) is the one whose hash was shown. */
export function seedFits(seed: string, hash: string): boolean {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return sha256(bytes) === hash;
}
