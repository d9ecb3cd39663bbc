import { m } from '../../messages/compiled/messages';
import type { Language } from '../platform/languages';
import type { DiscountKind } from './pricing';

interface WordedDiscount {
  kind: DiscountKind;
  /** The name of the dish that it is for; without one it is for the whole order. */
  dish?: string | undefined;
  /** Without one it is an amount. */
  percent?: number | null | undefined;
}

/** 'Discount 10%', or 'On the house: Momo': as bills and pages name what staff gave. */
export function adjustmentWords(
  { kind, dish, percent }: WordedDiscount,
  locale?: Language,
): string {
  const options = locale && { locale };
  const share = percent === null || percent === undefined || percent === 100 ? 'none' : 'some';
  const what = m.changes_discount({ kind, share, percent: percent ?? 0 }, options);
  return dish === undefined ? what : m.changes_discount_of_dish({ what, dish }, options);
}
