import { IndianRupee } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { isCollected } from '../../../shared/domain/orders/pay-later';
import { usualPayment } from '../../../shared/domain/orders/payment-claim';
import { m } from '../../../shared/messages/compiled/messages';
import { useApi } from '../../api/api-provider';
import type { Order } from '../../api/order-from-wire';
import { IconButton } from '../../ui/icon-button';
import { orderName } from './order/order-name';
import { useOrderChange } from './order/use-order-change';

/** The form's libraries come with the first press. */
const CounterPaymentDialog = lazy(async () => ({
  default: (await import('./order/counter-payment-dialog')).CounterPaymentDialog,
}));

/** A row's button while the order is not paid. A cancelled one's money is a matter for its page. */
export function TakePayment({ order }: { order: Order }) {
  const api = useApi();
  const change = useOrderChange(() => {}, m.orderoffice_payment_not_saved());
  const [isAsking, setAsking] = useState(false);
  const { id, status, paymentStatus, owedAmount, receivedAmount: received = 0 } = order;
  const method = isCollected(order) ? 'cash' : 'upi';
  const isOwed = paymentStatus === 'pending' || paymentStatus === 'failed';
  const close = () => {
    change.clearFailure();
    setAsking(false);
  };
  if (!isAsking && (!isOwed || status === 'cancelled')) return null;
  return (
    <>
      <IconButton
        label={m.orderoffice_take_payment_of({ order: orderName(order) })}
        icon={<IndianRupee aria-hidden />}
        className="-mr-2 text-hill"
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <Suspense fallback={null}>
          <CounterPaymentDialog
            name={orderName(order)}
            missing={owedAmount}
            amount={usualPayment(order, method)}
            method={method}
            asksForTip={order.asksForTip === true}
            busy={change.busy}
            failure={change.failure}
            onClose={close}
            upiUrl={order.upiPaymentUrl}
            paymentCount={order.payments?.length ?? 0}
            onSave={(entered) =>
              change.send(() => api.payments.record({ id, received: received / 100, ...entered }))
            }
          />
        </Suspense>
      )}
    </>
  );
}
