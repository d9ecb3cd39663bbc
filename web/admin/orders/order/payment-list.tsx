import type { OrderPayment } from '../../../../shared/contract/orders/payment-shape';
import { PAID_BY_LABELS } from '../../../../shared/domain/orders/order-payments';
import { actorWords } from '../../../../shared/domain/platform/actor';
import { amountText, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import type { Order } from '../../../api/order-from-wire';
import { Button } from '../../../ui/button';
import { Price } from '../../../ui/price';
import { RelativeTime } from '../../../ui/relative-time';
import { withElements } from '../../../ui/with-elements';

interface PaymentListProps {
  order: Order;
  onTakeBack: (payment: OrderPayment) => void;
}

/** The payments and refunds of an order: how much, how, when and by whom. */
export function PaymentList({ order, onTakeBack }: PaymentListProps) {
  const { payments = [] } = order;
  if (payments.length === 0) return null;
  return (
    <ul
      className="mt-2 divide-y divide-mist border-y border-mist"
      aria-label={m.orderoffice_payments_and_refunds()}
    >
      {payments.map((payment) => {
        const { id, kind, method, amount, reference, at, by, reason } = payment;
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <div className="min-w-0 flex-1">
              <p className="font-medium">
                {kind === 'refund' ? (
                  withElements(m.orderoffice_refunded_sum, {
                    sum: <Price amount={rupeesToPaise(amount)} />,
                  })
                ) : (
                  <Price amount={rupeesToPaise(amount)} />
                )}
                {` · ${PAID_BY_LABELS[method]}`}
              </p>
              <p className="text-sm text-ink-soft">
                <RelativeTime at={at} exact />
                {by && <bdi> · {actorWords(by)}</bdi>}
                {reference && ` · ${reference}`}
                {reason && <bdi> · {reason}</bdi>}
              </p>
              {dishesOf(order, payment)}
            </div>
            {method !== 'gateway' && (
              <Button
                variant="plain"
                aria-label={m.orderoffice_undo_of({ kind, amount: amountText(amount) })}
                onClick={() => onTakeBack(payment)}
              >
                {m.ui_undo()}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function dishesOf({ items }: Order, { lines = [] }: OrderPayment) {
  if (lines.length === 0) return null;
  const words = lines.map(({ line, quantity }) => `${quantity} × ${items[line - 1]?.name ?? ''}`);
  return <p className="text-sm text-ink-soft">{words.join(', ')}</p>;
}
