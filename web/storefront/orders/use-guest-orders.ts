import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { storedText } from '../../device/stored-text';
import {
  GUEST_ORDERS_KEY,
  type GuestOrder,
  guestOrdersFromText,
  tokenFromHash,
  withGuestOrder,
} from './guest-orders';

const storage = storedText(GUEST_ORDERS_KEY);

/** Remembers an order that was placed as a guest, so that this device can open it later. */
export function rememberGuestOrder(order: GuestOrder): void {
  const orders = withGuestOrder(guestOrdersFromText(storage.read()), order);
  storage.write(JSON.stringify(orders));
}

/**
 * The guest's orders of this device. A link that carries a token in its fragment adds its order,
 * and the token leaves the address. Undefined until the browser has been asked.
 */
export function useGuestOrders(): readonly GuestOrder[] | undefined {
  const [orders, setOrders] = useState<readonly GuestOrder[]>();
  const { hash, search, pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const id = params.get('order');

  useEffect(() => {
    const accessToken = tokenFromHash(hash);
    if (id === null || accessToken === undefined) {
      setOrders((previous) => previous ?? guestOrdersFromText(storage.read()));
      return;
    }
    rememberGuestOrder({ id, accessToken });
    // Also where the browser keeps nothing: the order of the link is shown all the same.
    setOrders(withGuestOrder(guestOrdersFromText(storage.read()), { id, accessToken }));
    navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true });
  }, [id, hash, search, pathname, navigate]);

  return orders;
}
