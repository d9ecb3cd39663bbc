import { withFullStop } from '../platform/full-stop';

/** Why staff cancel an order; `other` needs a note. */
export const STAFF_CANCEL_REASONS = [
  'out-of-items',
  'too-busy',
  'closed',
  'request',
  'customer-asked',
  'not-accepted',
  'other',
] as const;

/** Why an order was cancelled: by staff or by the shop, because it was not paid, or by its customer. */
export const CANCEL_REASONS = [...STAFF_CANCEL_REASONS, 'unpaid', 'by-customer'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];
export type StaffCancelReason = (typeof STAFF_CANCEL_REASONS)[number];

/** What the customer reads of each reason; of `other`, the note alone. */
export const CANCEL_SENTENCES: Record<CancelReason, string> = {
  'out-of-items': 'Something you ordered has run out.',
  'too-busy': 'The kitchen cannot make it in time.',
  closed: 'The kitchen has closed.',
  request: 'We cannot make it as you asked.',
  'customer-asked': 'You asked us to cancel it.',
  'not-accepted': 'Nobody in the kitchen could accept it in time.',
  other: '',
  unpaid: 'It was not paid in time.',
  'by-customer': 'You cancelled it.',
};

export interface Cancellation {
  /** Null for an order that is not cancelled, and for one that staff cancelled without a reason. */
  cancelReason?: CancelReason | null | undefined;
  cancelNote?: string | null | undefined;
}

/** Why an order was cancelled, as its customer reads it; null without a reason. */
export function cancelWords({ cancelReason, cancelNote }: Cancellation): string | null {
  const sentence = cancelReason && CANCEL_SENTENCES[cancelReason];
  return [sentence, cancelNote && withFullStop(cancelNote)].filter(Boolean).join(' ') || null;
}
