import { Banknote, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { OrderPayment } from '../../../../shared/contract/orders/payment-shape';
import { type PaidByHand, receivedSentence } from '../../../../shared/domain/orders/order-payments';
import { isCollected } from '../../../../shared/domain/orders/pay-later';
import { usualPayment } from '../../../../shared/domain/orders/payment-claim';
import { amountText, formatRupees } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import type { Order } from '../../../api/order-from-wire';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { CopyButton } from '../../../ui/copy-button';
import { Notice } from '../../../ui/notice';
import { Price } from '../../../ui/price';
import { RelativeTime } from '../../../ui/relative-time';
import { withElements } from '../../../ui/with-elements';
import { Fact } from '../../kit/panel';
import { FailureNotice } from '../../kit/query/failure-notice';
import { CounterPaymentDialog, paymentTitle } from './counter-payment-dialog';
import { orderName } from './order-name';
import { moneyOf } from './order-sums';
import { PAY_WAYS, PayButtons } from './pay-buttons';
import { PaymentList } from './payment-list';
import { RefundDialog } from './refund-dialog';
import { TipList } from './tip-list';
import { useOrderChange } from './use-order-change';

interface OrderMoneyProps {
  order: Order;
  onChanged: (order: Order) => void;
}

/** What money the order has had, and the buttons to record more of it or to return it. */
export function OrderMoney({ order, onChanged }: OrderMoneyProps) {
  const api = useApi();
  const { busy, failure, send, clearFailure } = useOrderChange(
    onChanged,
    m.orderoffice_payment_not_saved(),
  );
  const [asking, setAsking] = useState<PaidByHand | 'refund' | OrderPayment>();
  const ask = (what: typeof asking) => {
    clearFailure();
    setAsking(what);
  };
  const { received } = moneyOf(order);
  const missing = order.owedAmount;
  const isCancelled = order.status === 'cancelled';
  const isOpen = order.paymentStatus === 'pending' || order.paymentStatus === 'failed';
  const method = PAY_WAYS.find((way) => way === asking);
  const dialog = { busy, failure, onClose: () => ask(undefined) };
  const shown = { id: order.id, received: received / 100 };
  const { gatewayRefundable: refundable = 0 } = order;
  const finish = async (change: Parameters<typeof send>[0]) => {
    if (await send(change)) setAsking(undefined);
  };
  const { payments = [] } = order;

  return (
    <>
      <dl>
        {order.paymentReferences?.map((reference) => (
          <Fact key={reference} term={m.orderoffice_customer_reference()}>
            {reference}
          </Fact>
        ))}
      </dl>
      <PaymentList order={order} onTakeBack={ask} />
      <TipList order={order} onChanged={onChanged} />
      <GatewayRefunds order={order} />
      <MoneyNotices order={order} />
      {missing > 0 && (!isCancelled || isOpen) && (
        <>
          <p className="mt-3 mb-1 font-semibold">
            {isCancelled
              ? m.orderoffice_if_paid()
              : withElements(m.orderoffice_take_amount, { amount: <Price amount={missing} /> })}
          </p>
          <PayButtons
            name={orderName(order)}
            {...(!isCancelled && { main: isCollected(order) ? 'cash' : 'upi' })}
            onPay={ask}
          />
        </>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {!isCancelled && order.paymentStatus === 'paid' && (
          <Button variant="quiet" className="flex-1" onClick={() => ask('upi')}>
            <Banknote aria-hidden className="size-5" />
            {paymentTitle(missing)}
          </Button>
        )}
        {received > 0 && (
          <Button
            variant={isCancelled ? 'primary' : 'quiet'}
            className="flex-1"
            onClick={() => ask('refund')}
          >
            <Undo2 aria-hidden className="size-5" />
            {m.orderoffice_refund()}
          </Button>
        )}
      </div>
      {method && (
        <CounterPaymentDialog
          {...dialog}
          name={orderName(order)}
          missing={missing}
          amount={usualPayment(order, method)}
          method={method}
          asksForTip={order.asksForTip === true}
          upiUrl={order.upiPaymentUrl}
          paymentCount={payments.length}
          onSave={(entered) => send(() => api.payments.record({ ...shown, ...entered }))}
        />
      )}
      {asking === 'refund' && (
        <RefundDialog
          {...dialog}
          order={order}
          onSave={({ method, reference, ...refund }) =>
            finish(() =>
              method === 'gateway'
                ? api.gateway.refund({ id: order.id, refundable, ...refund })
                : api.payments.refund({ ...shown, ...refund, method, reference }),
            )
          }
        />
      )}
      {typeof asking === 'object' && (
        <ConfirmDialog
          onClose={() => ask(undefined)}
          title={m.orderoffice_undo_question({
            kind: asking.kind,
            amount: amountText(asking.amount),
          })}
          confirmLabel={m.ui_undo()}
          busy={busy}
          onConfirm={() =>
            finish(() => api.payments.takeBack({ id: order.id, paymentId: asking.id }))
          }
        >
          {asking.method === 'bank' ? m.orderoffice_undo_bank() : m.orderoffice_undo_mistake()}
          <FailureNotice message={failure} />
        </ConfirmDialog>
      )}
    </>
  );
}

/** The refunds through the payment gateway, and how each stands. */
function GatewayRefunds({ order: { gatewayRefunds = [] } }: { order: Order }) {
  if (gatewayRefunds.length === 0) return null;
  return (
    <ul className="mt-2" aria-label={m.orderoffice_online_refunds()}>
      {gatewayRefunds.map(({ amount, state, at }) => (
        <li key={at} className="py-1">
          {m.orderoffice_online_refund({ state, amount: amountText(amount) })}{' '}
          <span className="text-sm text-ink-soft">
            {withElements(m.orderoffice_refund_asked, { time: <RelativeTime at={at} exact /> })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What staff have to do about the order's money: a refund, a missing part, or too much of it. */
function MoneyNotices({ order }: { order: Order }) {
  const { received, excess } = moneyOf(order);
  if (order.status === 'cancelled') return received > 0 && <RefundTask order={order} />;
  if (received > 0 && order.owedAmount > 0) {
    return (
      <Notice kind="warning" className="mt-3">
        {receivedSentence({ received, owed: order.owedAmount, total: order.totalAmount })}
      </Notice>
    );
  }
  return (
    excess > 0 && (
      <Notice kind="warning" className="mt-3">
        {m.orderoffice_too_much({ amount: formatRupees(excess) })}
      </Notice>
    )
  );
}

/** Whom to return the money to: what the shop knows of the payer. */
function RefundTask({ order }: { order: Order }) {
  const { name, phoneNumber } = order.userDetails;
  const amount = formatRupees(moneyOf(order).received);
  const upiIds = order.bankPayments?.upiIds ?? [];
  const facts = [...upiIds, phoneNumber].filter((fact) => fact !== null);
  return (
    <Notice kind="warning" role="status" className="mt-3">
      <strong className="block">{m.orderoffice_refund_amount({ amount })}</strong>
      {name ? m.orderoffice_return_money_to({ name }) : m.orderoffice_return_money()}
      {upiIds.length > 0 && ` ${m.orderoffice_upi_from_bank()}`}
      <ul className="mt-2 flex flex-col gap-2">
        {facts.map((fact) => (
          <li key={fact} className="flex flex-wrap items-center justify-between gap-2">
            <span className="break-all">{fact}</span>
            <CopyButton text={fact} label={m.ui_copy()} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
