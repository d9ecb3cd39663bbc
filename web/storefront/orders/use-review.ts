import { useEffect, useEffectEvent, useState } from 'react';
import type { OwnReview, ReviewInput } from '../../../shared/contract/orders/reviews-contract';
import { useApi } from '../../api/api-provider';
import type { Order } from '../../api/order-from-wire';
import { orderRequest } from '../../api/order-request';

/** What the customer said about a delivered order; undefined until it is known. */
export function useReview(order: Pick<Order, 'id' | 'status'>, accessToken: string | undefined) {
  const api = useApi();
  const [own, setOwn] = useState<OwnReview>();
  const request = orderRequest({ id: order.id, accessToken });
  const isDelivered = order.status === 'delivered';

  const read = useEffectEvent(async () => setOwn(await api.reviews.readOwn(request)));
  useEffect(() => {
    // Without an answer nothing is asked. The next visit tries again.
    if (isDelivered) read().catch(() => {});
  }, [isDelivered]);

  const say = async (body: ReviewInput) => setOwn(await api.reviews.put({ ...request, body }));
  return { own: isDelivered ? own : undefined, say };
}
