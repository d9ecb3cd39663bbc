import type { ReviewInput } from '../../../shared/contract/orders/reviews-contract';
import { useApi } from '../../api/api-provider';
import type { Order } from '../../api/order-from-wire';
import { orderRequest } from '../../api/order-request';
import { useRead } from '../../device/use-read';

/** What the customer said about a delivered order; undefined until it is known. */
export function useReview(order: Pick<Order, 'id' | 'status'>, accessToken: string | undefined) {
  const api = useApi();
  const request = orderRequest({ id: order.id, accessToken });
  const isDelivered = order.status === 'delivered';

  // Without an answer nothing is asked.
  const { answer: own, show } = useRead(() => api.reviews.readOwn(request), {
    isActive: isDelivered,
  });

  const say = async (body: ReviewInput) => {
    const said = await api.reviews.put({ ...request, body });
    show(() => said);
  };
  return { own: isDelivered ? own : undefined, say };
}
