import type { ShopServer } from '../server/testing/shop-server';

/** A guest's order as the API answered it, amounts in rupees. */
export interface GuestOrder {
  id: string;
  accessToken: string;
  totalAmount: number;
}

/** Places an order for one Espresso to be picked up, as a guest; `changes` go into its body. */
export async function placeAsGuest(shop: ShopServer, changes: object = {}): Promise<GuestOrder> {
  const response = await fetch(`${shop.url}/api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      items: [{ productId: 'espresso', quantity: 1 }],
      deliveryMethod: 'pickup',
      paymentMethod: 'upi',
      guest: { name: 'Pema', phoneNumber: '+919800000001' },
      ...changes,
    }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}

/** Where a guest follows an order, on any device. */
export function guestLink({ id, accessToken }: GuestOrder): string {
  return `/order-history?order=${id}#token=${accessToken}`;
}
