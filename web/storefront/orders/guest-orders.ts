/** An order placed as a guest on this device, and the token that opens it. */
export interface GuestOrder {
  id: string;
  accessToken: string;
}

/** Kept in localStorage; the token opens one order and nothing else. */
export const GUEST_ORDERS_KEY = 'maenam-guest-orders';

/** How many a device remembers. */
export const GUEST_ORDERS_KEPT = 10;

/** What was kept, newest first; anything unreadable counts as nothing. */
export function guestOrdersFromText(text: string | undefined): GuestOrder[] {
  if (!text) return [];
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isGuestOrder).slice(0, GUEST_ORDERS_KEPT) : [];
  } catch {
    return [];
  }
}

function isGuestOrder(value: unknown): value is GuestOrder {
  if (typeof value !== 'object' || value === null) return false;
  const { id, accessToken }: { id?: unknown; accessToken?: unknown } = value;
  return (
    typeof id === 'string' && typeof accessToken === 'string' && id !== '' && accessToken !== ''
  );
}

/** The newest first; the same order again takes the place of the old entry. */
export function withGuestOrder(orders: readonly GuestOrder[], added: GuestOrder): GuestOrder[] {
  return [added, ...orders.filter(({ id }) => id !== added.id)].slice(0, GUEST_ORDERS_KEPT);
}

/** Where an order is shown; the token of a guest's stands in the fragment, which no server sees. */
export function orderPath(id: string, accessToken?: string): string {
  const path = `/order-history?order=${encodeURIComponent(id)}`;
  return accessToken === undefined ? path : `${path}#token=${encodeURIComponent(accessToken)}`;
}

/** The token in an address's fragment, '#token=…'. */
export function tokenFromHash(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? undefined;
}
