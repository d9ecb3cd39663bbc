import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { m } from '../../../shared/messages/compiled/messages';
import { useStore } from '../../device/store';
import { createStoredStore, isRecord } from '../../device/stored-store';
import { useHydrated } from '../../device/use-hydrated';
import { guestOrdersText } from '../shop/guest-orders-text';

/** An order placed as a guest on this device, with the token that opens only this order. */
export interface GuestOrder {
  id: string;
  accessToken: string;
}

export const GUEST_ORDERS_KEPT = 10;

const NONE = { orders: [] };

/** Newest first. */
export const guestOrders = createStoredStore<{ orders: readonly GuestOrder[] }>({
  storage: guestOrdersText,
  version: 1,
  parse(data, version) {
    const orders = isRecord(data) && version === 1 && data['orders'];
    if (!Array.isArray(orders)) return undefined;
    return { orders: orders.filter(isGuestOrder).slice(0, GUEST_ORDERS_KEPT) };
  },
  initial: () => NONE,
  droppedMessage: m.orders_unreadable(),
});

function isGuestOrder(value: unknown): value is GuestOrder {
  if (!isRecord(value)) return false;
  const { id, accessToken } = value;
  return [id, accessToken].every((text) => typeof text === 'string' && text !== '');
}

export function rememberGuestOrder(added: GuestOrder): void {
  const others = guestOrders.get().orders.filter(({ id }) => id !== added.id);
  guestOrders.set({ orders: [added, ...others].slice(0, GUEST_ORDERS_KEPT) });
}

export function forgetGuestOrders(except: readonly string[]): void {
  const orders = guestOrders.get().orders.filter(({ id }) => except.includes(id));
  if (orders.length > 0) guestOrders.set({ orders });
  else guestOrders.clear();
}

/** The path of an order. A guest's token is in the fragment, which is not sent to servers. */
export function orderPath(id: string, accessToken?: string): string {
  const path = `/order-history?order=${encodeURIComponent(id)}`;
  return accessToken === undefined ? path : `${path}#token=${encodeURIComponent(accessToken)}`;
}

export function billPath(id: string): string {
  return `/order-history/bill?order=${encodeURIComponent(id)}`;
}

export function tokenFromHash(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? undefined;
}

/** The token of a link adds its order and leaves the URL. Undefined until the page has hydrated. */
export function useGuestOrders(): readonly GuestOrder[] | undefined {
  const isReady = useHydrated();
  const { orders } = useStore(guestOrders, () => NONE);
  const { hash, search, pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const id = params.get('order');
  const accessToken = id === null ? undefined : tokenFromHash(hash);

  useEffect(() => {
    if (id === null || accessToken === undefined) return;
    rememberGuestOrder({ id, accessToken });
    navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true });
  }, [id, accessToken, search, pathname, navigate]);

  return isReady && accessToken === undefined ? orders : undefined;
}
