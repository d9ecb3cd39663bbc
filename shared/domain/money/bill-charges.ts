import { adjustmentWords } from '../orders/adjustment-words';
import { ADJUSTMENT_KINDS } from '../orders/pricing';

/** What a bill charges beside its dishes: a fee of the shop, or an adjustment, which the owner names. */
export const CHARGE_KINDS = ['packaging', 'delivery', ...ADJUSTMENT_KINDS] as const;

export interface NamedCharge {
  kind: (typeof CHARGE_KINDS)[number];
  /** The owner's name of an adjustment; null for a fee. */
  label: string | null;
  /** Of a discount that staff gave: the dish that it is for, if not all, and its share. */
  dish?: string | undefined;
  percent?: number | undefined;
}

export function chargeWords({ kind, label, ...discount }: NamedCharge): string {
  if (kind === 'packaging') return 'Packaging Charge';
  if (kind === 'delivery') return 'Delivery Fee';
  if (kind === 'discount' || kind === 'surcharge') return label ?? '';
  return adjustmentWords({ kind, ...discount });
}
