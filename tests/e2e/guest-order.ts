import { randomInt } from 'node:crypto';
import type { ShopServer } from '../support/platform/shop-server';

/** The API's response to a guest's order, amounts in rupees. */
export interface GuestOrder {
  id: string;
  accessToken: string;
  totalAmount: number;
}

/** A guest with their own phone number, since unpaid orders are limited per number. */
export function newGuest(): { name: string; phoneNumber: string } {
  return { name: 'Pema', phoneNumber: `+91${randomInt(7_000_000_000, 8_000_000_000)}` };
}

/** Places a guest's pickup order for one Espresso; `changes` override its body. */
export async function placeAsGuest(shop: ShopServer, changes: object = {}): Promise<GuestOrder> {
  const response = await fetch(`${shop.url}/api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      items: [{ productId: 'espresso', quantity: 1 }],
      deliveryMethod: 'pickup',
      paymentMethod: 'upi',
      guest: newGuest(),
      ...changes,
    }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}

/** The link with which a guest follows an order on any device. */
export function guestLink({ id, accessToken }: GuestOrder): string {
  return `/order-history?order=${id}#token=${accessToken}`;
}
