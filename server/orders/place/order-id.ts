/** Without 0/O, 1/I/L, 2/Z, 5/S, 8/B and U/V side by side: an order is read out over the phone. */
const LETTERS = '23456789ACDEFGHJKMNPQRTVWXY';
const LENGTH = 9;

/** Bytes from here on are thrown away, so that every letter is equally likely. */
const FAIR_BELOW = 256 - (256 % LETTERS.length);

/** Random bytes that nobody can foretell. */
export type RandomBytes = (count: number) => Uint8Array;

/** A new order's id: 9 characters, some 43 bits. It may exist already; its insert tells. */
export function newOrderId(randomBytes: RandomBytes): string {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      if (byte < FAIR_BELOW && id.length < LENGTH) id += LETTERS[byte % LETTERS.length];
    }
  }
  return id;
}
