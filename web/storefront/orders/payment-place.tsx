import type { Order } from '../../api/order-from-wire';
import { useShop } from '../shop/shop-context';
import { PaidNotice } from './paid-notice';
import { PaymentPanel } from './payment-panel';
import { showsPayment } from './payment-words';
import type { WatchedOrder } from './use-order';

interface PaymentPlaceProps {
  order: Order;
  accessToken: string | undefined;
  watched: Pick<WatchedOrder, 'claimPayment' | 'payOnline'>;
}

/** Where the customer pays, and then reads that it is paid: one place during a visit. */
export function PaymentPlace({ order, accessToken, watched }: PaymentPlaceProps) {
  const { paysOnline } = useShop().settings;
  if (showsPayment(order, paysOnline)) return <PaymentPanel order={order} watched={watched} />;
  if (order.paymentStatus !== 'paid') return null;
  return <PaidNotice order={order} accessToken={accessToken} />;
}
