import { m } from '../../messages/compiled/messages';
import { DAY_MS } from '../platform/durations';
import type { OrderStatus } from './order-status';

/** What a customer says about an order with one tap, best first. */
export const REVIEW_RATINGS = ['good', 'fair', 'poor'] as const;
export type ReviewRating = (typeof REVIEW_RATINGS)[number];

/** In the page's language when they are read. */
export const REVIEW_LABELS: Readonly<Record<ReviewRating, string>> = {
  get good() {
    return m.review_good();
  },
  get fair() {
    return m.review_fair();
  },
  get poor() {
    return m.review_poor();
  },
};

/** As long as the note of an order. */
export const MOST_REVIEW_CHARACTERS = 500;

/** For so long after an order is handed over, its customer is asked how it was (days). */
export const REVIEW_DAYS = 14;
const REVIEW_MS = REVIEW_DAYS * DAY_MS;

/** Whether the customer of an order is asked how it was: it is delivered, and not long ago. */
export function isReviewOpen(
  order: {
    status: OrderStatus;
    statusUpdates: readonly { status: OrderStatus; timestamp: string }[];
  },
  now: Date,
): boolean {
  if (order.status !== 'delivered') return false;
  const delivered = order.statusUpdates.findLast(({ status }) => status === 'delivered');
  return delivered !== undefined && now.getTime() - Date.parse(delivered.timestamp) < REVIEW_MS;
}

/** The name beside a published review: the first one, so that a stranger cannot find the customer. */
export function nameBesideReview(customerName: string | null): string {
  const [first = ''] = (customerName ?? '').trim().split(/\s+/);
  return first;
}

/** The name as it is shown. @param name what `nameBesideReview` gives; empty for a customer without one. */
export const reviewerWords = (name: string) => name || m.review_by_customer();
