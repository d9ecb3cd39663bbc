import type { ReviewInput } from '../../../shared/contract/orders/reviews-contract';
import type { ActorCode } from '../../../shared/domain/platform/actor';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { AdminActor } from '../../platform/audit/audit-actor';
import type { WriteDeps } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { findReview, type ReviewRow, recordPublication } from './review-store';

interface Putting {
  orderId: string;
  input: ReviewInput;
  /** Whether the customer is asked how it was. Otherwise only an existing review can be changed. */
  isOpen: boolean;
  now: Date;
}

/**
 * The owner published other words, so a change ends the publication. The same review changes nothing.
 * @throws DomainError `review_closed`.
 */
export function putReview(
  { db, newId }: Pick<WriteDeps, 'db' | 'newId'>,
  { orderId, input, isOpen, now }: Putting,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await findReview(tx, orderId);
    if (!before && !isOpen) throw new DomainError('review_closed');
    const { rating, words, mayPublish } = input;
    const said = { rating, words, may_publish: mayPublish ? 1 : 0 } as const;
    if (before && isSame(before, said)) return;
    const at = now.toISOString();
    const fresh = { ...said, updated_at: at, published_at: null };
    await tx
      .insertInto('order_reviews')
      .values({ order_id: orderId, created_at: at, ...fresh })
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet(fresh))
      .execute();
    const actor = { adminId: null, name: 'customer' satisfies ActorCode, now, newId };
    if (before) await recordPublication(tx, actor, before, null);
  });
}

function isSame(before: ReviewRow, said: Pick<ReviewRow, 'rating' | 'words' | 'may_publish'>) {
  return (
    before.rating === said.rating &&
    before.words === said.words &&
    before.may_publish === said.may_publish
  );
}

interface Publishing {
  id: string;
  isPublished: boolean;
  /** The last change of the review that the owner saw. */
  updatedAt: string;
}

/** @throws DomainError `not_found`; `conflict` for one that has changed, or must not be published. */
export function publishReview(
  db: WriteDeps['db'],
  { id, isPublished, updatedAt }: Publishing,
  actor: AdminActor,
): Promise<ReviewRow> {
  return inTransaction(db, async (tx) => {
    const before = await findReview(tx, id);
    if (!before) throw new DomainError('not_found');
    const mayPublish = before.may_publish === 1 && before.words !== '';
    if (isPublished && !mayPublish) throw new DomainError('conflict');
    const published_at = isPublished ? (before.published_at ?? actor.now.toISOString()) : null;
    const { numUpdatedRows } = await tx
      .updateTable('order_reviews')
      .set({ published_at })
      .where('order_id', '=', id)
      .where('updated_at', '=', updatedAt)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new DomainError('conflict');
    await recordPublication(tx, actor, before, published_at);
    return { ...before, published_at };
  });
}
