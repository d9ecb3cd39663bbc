import type { Api } from '../../api/api-client';
import { orderRequest } from '../../api/order-request';

/** The gateway's page for what the order owes, in the same tab: it leads back to the order. */
export async function openPaymentPage(
  api: Api,
  order: { id: string; accessToken?: string | undefined },
): Promise<void> {
  const { url } = await api.gateway.makePaymentLink(orderRequest(order));
  location.assign(url);
}
