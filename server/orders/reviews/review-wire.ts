import type {
  PublishedReview,
  Review,
  StaffReview,
} from '../../../shared/contract/orders/reviews-contract';
import { nameBesideReview } from '../../../shared/domain/orders/review';
import type { ReviewRow } from './review-store';

export function reviewToWire(row: ReviewRow): Review {
  return {
    orderId: row.order_id,
    rating: row.rating,
    words: row.words,
    mayPublish: row.may_publish === 1,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    publishedAt: row.published_at,
  };
}

export function reviewForStaff(row: ReviewRow): StaffReview {
  return { ...reviewToWire(row), id: row.order_id, name: nameBesideReview(row.customer_name) };
}

/** Without the order's id, which is for its customer alone. */
export function reviewForEveryone({ words, customer_name }: ReviewRow): PublishedReview {
  return { words, name: nameBesideReview(customer_name) };
}
