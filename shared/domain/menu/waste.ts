import { m } from '../../messages/compiled/messages';

/** Why staff threw something away. */
export const THROWN_REASONS = ['expired', 'dropped', 'burnt', 'sent-back', 'other'] as const;
/** Why the kitchen makes a dish of an order again. */
export const REMAKE_REASONS = ['dropped', 'wrong', 'cold', 'other'] as const;
export const WASTE_REASONS = [...THROWN_REASONS, 'wrong', 'cold'] as const satisfies readonly (
  | ThrownReason
  | RemakeReason
)[];
type ThrownReason = (typeof THROWN_REASONS)[number];
export type RemakeReason = (typeof REMAKE_REASONS)[number];
export type WasteReason = (typeof WASTE_REASONS)[number];

/** Units of one entry. */
export const MOST_THROWN_UNITS = 999;
/** Of one person in a day: entries of what was thrown away, and lines of orders that are made again. */
export const MOST_THROWN_BY_DAY = 200;
export const MOST_REMADE_BY_DAY = 50;
/** Of one order. */
export const MOST_REMAKES = 10;

export const WASTE_REASON_WORDS: Record<WasteReason, () => string> = {
  expired: m.waste_expired,
  dropped: m.waste_dropped,
  burnt: m.waste_burnt,
  'sent-back': m.waste_sent_back,
  wrong: m.waste_wrong,
  cold: m.waste_cold,
  other: m.waste_other,
};
