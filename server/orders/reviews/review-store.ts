import {
  MOST_PUBLISHED,
  type ReviewFilter,
} from '../../../shared/contract/orders/reviews-contract';
import type { AuditActor } from '../../platform/audit/audit-actor';
import { recordChange } from '../../platform/audit/record-change';
import { countRows } from '../../platform/db/count-rows';
import type { Database } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import { orderIdsOf } from '../orders-of-customer';

export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findReview>>>;

export function findReview(db: Database, orderId: string) {
  return reviews(db).where('order_id', '=', orderId).executeTakeFirst();
}

export async function listReviews(db: Database, { rating, limit, offset }: ReviewFilter) {
  let matching = reviews(db);
  if (rating) matching = matching.where('rating', '=', rating);
  const rows = await matching
    .orderBy('order_reviews.created_at', 'desc')
    .orderBy('order_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: await countRows(matching) };
}

export function listPublished(db: Database) {
  return reviews(db)
    .where('published_at', 'is not', null)
    .orderBy('published_at', 'desc')
    .orderBy('order_id')
    .limit(MOST_PUBLISHED)
    .execute();
}

/** A batch of a customer's reviews. @param after lists those after this order's id. */
export function listReviewsOf(db: Database, customerId: string, after: string, limit: number) {
  return reviews(db)
    .where('customer_id', '=', customerId)
    .where('order_id', '>', after)
    .orderBy('order_id')
    .limit(limit)
    .execute();
}

/** Deletes what a customer said about their orders. Published reviews leave the pages at once. */
export async function removeReviewsOf(tx: Tx, customerId: string, actor: AuditActor) {
  const own = await reviews(tx).where('customer_id', '=', customerId).execute();
  for (const review of own) await recordPublication(tx, actor, review, null);
  await tx
    .deleteFrom('order_reviews')
    .where('order_id', 'in', orderIdsOf(tx, customerId))
    .execute();
}

/** Written only if it changes; the pages are then rendered again, as after a change of the settings. */
export async function recordPublication(
  tx: Tx,
  actor: AuditActor,
  before: Pick<ReviewRow, 'order_id' | 'published_at'>,
  publishedAt: string | null,
): Promise<void> {
  const { order_id: id, published_at } = before;
  await recordChange(tx, actor, {
    area: 'settings',
    subject: { id, name: `Review of order ${id}` },
    from: { isPublished: published_at !== null },
    to: { isPublished: publishedAt !== null },
  });
}

function reviews(db: Database) {
  return db
    .selectFrom('order_reviews')
    .innerJoin('orders', 'orders.id', 'order_reviews.order_id')
    .selectAll('order_reviews')
    .select('orders.customer_name');
}
