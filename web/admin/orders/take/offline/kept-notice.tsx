import { formatRupees, type Paise } from '../../../../../shared/domain/platform/money';
import { m } from '../../../../../shared/messages/compiled/messages';
import { Dialog } from '../../../../ui/dialog';
import { Notice } from '../../../../ui/notice';
import { CashButtons } from '../payment-step';
import { type KeptOrder, numberOf } from './kept-orders';

const PAID_WORDS = {
  cash: m.counter_kept_cash,
  upi: m.counter_kept_upi,
  later: m.counter_kept_later,
} as const;

export interface Kept {
  order: KeptOrder;
  /** What to give back. */
  change: Paise;
}

/** The order just taken without a network, until the next one is. */
export function KeptNotice({ kept: { order, change } }: { kept: Kept }) {
  const number = numberOf(order);
  return (
    <Notice kind="success" role="status">
      <strong className="text-lg">
        {number === undefined ? m.counter_call_by_name() : m.counter_number({ number })}{' '}
        {PAID_WORDS[order.paidBy]({ total: formatRupees(order.total) })}
      </strong>
      {change > 0 && (
        <p className="text-lg font-bold">
          {m.orderoffice_change({ amount: formatRupees(change) })}
        </p>
      )}
    </Notice>
  );
}

interface CashDialogProps {
  total: Paise;
  onClose: () => void;
  onPay: (given: Paise) => void;
}

/** Without a network the order is kept once the cash is there. */
export function CashDialog({ total, onClose, onPay }: CashDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={m.counter_cash_for({ total: formatRupees(total) })}
    >
      <CashButtons total={total} busy={false} onPay={onPay} />
    </Dialog>
  );
}
