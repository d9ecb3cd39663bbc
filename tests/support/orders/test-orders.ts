import type { OrderInput } from '../../../shared/contract/orders/order-input';
import type { Order } from '../../../shared/contract/orders/order-shape';
import type { Answer, SignedIn, TestShop } from '../platform/test-shop';

/** The body of a pickup order for one of each product by the signed-in user; `changes` override it. */
export function orderOf(
  products: readonly { id: string }[],
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  const body: OrderInput = {
    userId: null,
    items: products.map(({ id }) => ({ productId: id, quantity: 1, customizations: [] })),
    deliveryMethod: 'pickup',
    addressId: null,
    paymentMethod: 'upi',
    specialInstructions: '',
  };
  return { ...body, ...changes };
}

/** The body of an order for a number of units of one product. */
export function orderFor(
  product: { id: string },
  quantity: number,
  changes: Record<string, unknown> = {},
) {
  return orderOf([], { items: [{ productId: product.id, quantity }], ...changes });
}

interface SentOrder {
  customer?: SignedIn | undefined;
  key?: string;
  /** The client's IP address, which a shop with `TRUST_PROXY` believes. */
  from?: string;
  /** The page's, such as 'hi'. */
  language?: string | undefined;
}

/** Sends an order and returns the response. */
export function sendOrder(
  shop: TestShop,
  body: unknown,
  { customer, key, from, language }: SentOrder = {},
): Promise<Answer> {
  const headers = {
    ...(key !== undefined && { 'Idempotency-Key': key }),
    ...(from !== undefined && { 'X-Forwarded-For': from }),
    ...(language !== undefined && { 'Accept-Language': language }),
  };
  return shop.request('POST', '/api/orders', { token: customer?.token, body, headers });
}

/** Places an order and expects it to succeed. */
export async function placed(
  shop: TestShop,
  body: unknown,
  customer?: SignedIn,
  language?: string,
): Promise<Order> {
  const answer = await sendOrder(shop, body, { customer, language });
  if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** The guest part of an order's body. */
export const GUEST = { name: 'Pema', phoneNumber: '+919800000001' };

/** A guest with their own phone number, since unpaid orders are limited per number. @param number below a million. */
export function guestOf(number: number): typeof GUEST {
  return { ...GUEST, phoneNumber: `+917000${String(number).padStart(6, '0')}` };
}
