import { m } from '../../messages/compiled/messages';
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

/**
 * Why an order was cancelled: by staff, by the shop because it was not paid, by its customer, or because its dishes went to
 * another bill (tables rule 7).
 */
export const CANCEL_REASONS = [...STAFF_CANCEL_REASONS, 'unpaid', 'by-customer', 'merged'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];
export type StaffCancelReason = (typeof STAFF_CANCEL_REASONS)[number];

/** What the customer reads of each reason, in the page's language when it is read; of `other`, the note alone. */
export const CANCEL_SENTENCES: Readonly<Record<CancelReason, string>> = {
  get 'out-of-items'() {
    return m.cancelled_out_of_items();
  },
  get 'too-busy'() {
    return m.cancelled_too_busy();
  },
  get closed() {
    return m.cancelled_closed();
  },
  get request() {
    return m.cancelled_request();
  },
  get 'customer-asked'() {
    return m.cancelled_customer_asked();
  },
  get 'not-accepted'() {
    return m.cancelled_not_accepted();
  },
  other: '',
  get unpaid() {
    return m.cancelled_unpaid();
  },
  get 'by-customer'() {
    return m.cancelled_by_customer();
  },
  get merged() {
    return m.cancelled_merged();
  },
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
