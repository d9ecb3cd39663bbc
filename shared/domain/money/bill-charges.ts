import { ADJUSTMENT_KINDS } from '../orders/pricing';

/** What a bill charges beside its dishes: a fee of the shop, or an adjustment, which the owner names. */
export const CHARGE_KINDS = ['packaging', 'delivery', ...ADJUSTMENT_KINDS] as const;

export interface NamedCharge {
  kind: (typeof CHARGE_KINDS)[number];
  /** The owner's name of an adjustment; null for a fee. */
  label: string | null;
}

export function chargeWords({ kind, label }: NamedCharge): string {
  if (kind === 'packaging') return 'Packaging Charge';
  if (kind === 'delivery') return 'Delivery Fee';
  return label ?? '';
}
