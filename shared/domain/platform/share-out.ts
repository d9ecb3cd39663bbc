import type { Paise } from './money';

/** Shares an amount in proportion to weights; the shares add up to it. With no weight, the first takes it. */
export function shareOut(amount: Paise, weights: readonly Paise[]): Paise[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  let given = 0;
  return weights.map((weight) => {
    passed += weight;
    const until = whole === 0 ? amount : Math.round(amount * (passed / whole));
    const share = until - given;
    given = until;
    return share;
  });
}
