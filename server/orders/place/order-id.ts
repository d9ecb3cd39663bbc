/** At most one of the look-alikes 0/O, 1/I/L, 2/Z, 5/S, 8/B and U/V, because ids are read out on the phone. */
const LETTERS = '23456789ACDEFGHJKMNPQRTVWXY';
const LENGTH = 9;

/** Larger bytes are skipped, so that every letter is equally likely. */
const FAIR_BELOW = 256 - (256 % LETTERS.length);

export type RandomBytes = (count: number) => Uint8Array;

/** A new order's id: 9 characters, some 43 bits. It may be taken, which the insert detects. */
export function newOrderId(randomBytes: RandomBytes): string {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of randomBytes(2 * LENGTH)) {
      if (byte < FAIR_BELOW && id.length < LENGTH) id += LETTERS[byte % LETTERS.length];
    }
  }
  return id;
}
