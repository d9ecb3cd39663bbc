import { receivedWords } from '../../../../shared/domain/orders/order-payments';
import { formatRupees } from '../../../../shared/domain/platform/money';
import type { Order } from '../../../api/order-from-wire';
import { CopyButton } from '../../../ui/copy-button';
import { Notice } from '../../../ui/notice';
import { moneyOf } from './order-sums';

/** What staff have to do about the order's money: a refund, a missing part, or too much of it. */
export function MoneyNotices({ order }: { order: Order }) {
  const { received, missing, excess } = moneyOf(order);
  if (order.status === 'cancelled') return received > 0 && <RefundTask order={order} />;
  if (received > 0 && missing > 0) {
    return (
      <Notice kind="warning" className="mt-3">
        {receivedWords(received, order.totalAmount)}.
      </Notice>
    );
  }
  return (
    excess > 0 && (
      <Notice kind="warning" className="mt-3">
        {formatRupees(excess)} too much: refund or keep it.
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
      <strong className="block">Refund {amount}</strong>
      The order is cancelled. Return the money to {name || 'the customer'}, then record the refund.
      {upiIds.length > 0 &&
        ' The UPI ID is from the bank’s text, which may be cut short: check the name in your app first.'}
      <ul className="mt-2 flex flex-col gap-2">
        {facts.map((fact) => (
          <li key={fact} className="flex flex-wrap items-center justify-between gap-2">
            <span className="break-all">{fact}</span>
            <CopyButton text={fact} label="Copy" />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
