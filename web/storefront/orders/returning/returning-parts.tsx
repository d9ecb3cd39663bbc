import { useLocation } from 'react-router';
import { isRunning } from './is-running';
import { RunningOrder } from './running-order';
import { useRecentOrders } from './use-recent-orders';
import { UsualOrder } from './usual-order';

/** These pages show the order itself, or another one that is being placed. */
const WITHOUT_BAR = ['/checkout', '/order-history', '/order-history/bill'];

/** What a customer with orders finds at the bottom of a page: the running order, or their usual one. */
export function ReturningParts() {
  const { pathname } = useLocation();
  const recent = useRecentOrders();
  const running = recent.find(({ order }) => isRunning(order, Date.now()));
  if (running) {
    return (
      <RunningOrder key={running.order.id} {...running} isHidden={WITHOUT_BAR.includes(pathname)} />
    );
  }
  return pathname === '/menu' && <UsualOrder orders={recent.map(({ order }) => order)} />;
}
