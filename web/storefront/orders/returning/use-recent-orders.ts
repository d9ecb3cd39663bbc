import { useLocation } from 'react-router';
import { useApi } from '../../../api/api-provider';
import type { Order } from '../../../api/order-from-wire';
import { useStore } from '../../../device/store';
import { useRead } from '../../../device/use-read';
import { useSessionState } from '../../../session/customer-session-provider';
import { guestOrders } from '../guest-orders';
import { loadGuests, loadOwn } from '../load-orders';
import { ordersByTime } from '../use-orders';

const OWN_ORDERS_READ = 10;
/** Each is a request of its own. */
const GUEST_ORDERS_READ = 3;

const NONE: readonly RecentOrder[] = [];

export interface RecentOrder {
  order: Order;
  accessToken: string | undefined;
}

/** The visitor's last orders, newest first; none until they are loaded. Read again after each checkout. */
export function useRecentOrders(): readonly RecentOrder[] {
  const api = useApi();
  const session = useSessionState();
  const guests = useStore(guestOrders).orders.slice(0, GUEST_ORDERS_READ);
  const isCheckout = useLocation().pathname === '/checkout';
  const customerId = session.status === 'signed-in' ? session.user.id : undefined;
  const whose = [customerId, ...guests.map(({ id }) => id)].join();

  // Without an answer nothing is offered.
  const { answer: recent } = useRead(
    async () => {
      const [own, onDevice] = await Promise.all([
        customerId === undefined ? [] : loadOwn(api, 0, OWN_ORDERS_READ).then(({ own }) => own),
        loadGuests(api, guests),
      ]);
      const tokens = new Map(guests.map(({ id, accessToken }) => [id, accessToken]));
      const orders = ordersByTime(own, false, onDevice.guests);
      return {
        whose,
        orders: orders.map((order) => ({ order, accessToken: tokens.get(order.id) })),
      };
    },
    { key: `${whose} ${session.status}`, isActive: !isCheckout && session.status !== 'loading' },
  );

  // After a sign-out nobody sees the orders of the one before.
  return recent?.whose === whose ? recent.orders : NONE;
}
