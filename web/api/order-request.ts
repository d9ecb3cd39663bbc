/** Names an order. A guest's token goes in a header, because proxies log URLs. */
export function orderRequest(order: { id: string; accessToken?: string | undefined }) {
  return { params: { id: order.id }, headers: { 'order-access-token': order.accessToken } };
}
