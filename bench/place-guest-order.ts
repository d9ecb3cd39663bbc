import type { PlacedOrder } from '../shared/contract/orders/orders-contract';

/** Every customer has their own IP address. */
export function addressOf(each: number): string {
  return `10.1.${Math.floor(each / 250)}.${each % 250}`;
}

/** Places a new guest's order of one product. @param each the guest's number, below 60,000. */
export async function placeGuestOrder(
  url: string,
  productId: string,
  each: number,
): Promise<PlacedOrder> {
  const answer = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': addressOf(each) },
    body: JSON.stringify({
      guest: { name: 'Bench', phoneNumber: `+91${9_000_000_000 + each}` },
      items: [{ productId, quantity: 1 }],
      deliveryMethod: 'pickup',
      paymentMethod: 'upi',
    }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}
