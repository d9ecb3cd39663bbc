import type { OrderWithToken } from '../../../shared/contract/orders/orders-contract';
import { isReviewOpen } from '../../../shared/domain/orders/review';
import { adminActor } from '../../platform/audit/audit-actor';
import type { WriteDeps } from '../../platform/db/database';
import { api, type CallContext, requireAdmin } from '../../platform/http/api/api-call';
import type { RateLimits } from '../../platform/limits/rate-limits';
import type { Signer } from '../../platform/signing/signer';
import { readOrder } from '../follow/read-order';
import { findReview, listPublished, listReviews } from './review-store';
import { reviewForEveryone, reviewForStaff, reviewToWire } from './review-wire';
import { publishReview, putReview } from './write-review';

export function reviewRoutes(deps: WriteDeps & { signer: Signer; limits: RateLimits }) {
  const { db, clock, newId, signer, limits } = deps;

  const isOpenFor = async ({ params, headers }: OrderWithToken, { caller }: CallContext) => {
    const now = clock();
    const accessToken = headers['order-access-token'];
    const order = await readOrder(db, signer, { id: params.id, accessToken, caller, now });
    return { isOpen: isReviewOpen(order, now), now };
  };
  const own = async (isOpen: boolean, orderId: string) => {
    const row = await findReview(db, orderId);
    return { isOpen, review: row ? reviewToWire(row) : null };
  };

  return api.reviews.router({
    readOwn: api.reviews.readOwn.handler(async ({ input, context }) => {
      const { isOpen } = await isOpenFor(input, context);
      return own(isOpen, input.params.id);
    }),
    put: api.reviews.put.handler(async ({ input, context }) => {
      const { isOpen, now } = await isOpenFor(input, context);
      const orderId = input.params.id;
      await limits.take('reviews', orderId);
      await putReview(deps, { orderId, input: input.body, isOpen, now });
      return own(isOpen, orderId);
    }),
    listPublished: api.reviews.listPublished.handler(async () =>
      (await listPublished(db)).map(reviewForEveryone),
    ),
    list: api.reviews.list.handler(async ({ input }) => {
      const { rows, total } = await listReviews(db, input);
      return { items: rows.map(reviewForStaff), total };
    }),
    publish: api.reviews.publish.handler(async ({ input, context }) =>
      reviewForStaff(
        await publishReview(db, input, adminActor({ clock, newId }, requireAdmin(context))),
      ),
    ),
  });
}
