import { useState } from 'react';
import { rupees } from '../../../../shared/contract/platform/wire-values';
import { MOST_TIP_RUPEES, type PaidByHand } from '../../../../shared/domain/orders/order-payments';
import { tenders } from '../../../../shared/domain/orders/tenders';
import { formatRupees, type Paise, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { upiTipUrl } from '../../../../shared/domain/shop/upi';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { type Order, orderFromWire } from '../../../api/order-from-wire';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { QrCode } from '../../../ui/qr-code';
import { TextField } from '../../../ui/text-field';
import { numericText } from '../../kit/form/numeric-text';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';
import type { Taken } from './taken-notice';

const tipText = numericText(rupees(0, MOST_TIP_RUPEES));

interface PaymentStepProps {
  order: Order;
  by: PaidByHand;
  /** Called with the tip in rupees as it is typed, for the display. */
  onTip: (tip: number) => void;
  /** Called when it is paid, and when staff leave it unpaid: the kitchen has the order in either case. */
  onDone: (taken: Taken) => void;
}

export function PaymentStep({ order, by, onTip, onDone }: PaymentStepProps) {
  const { payments } = useApi();
  const { busy, failure, send } = useMutation();
  const [typedTip, setTypedTip] = useState('0');
  const entered = tipText.safeParse(typedTip);
  const tip = entered.data ?? 0;
  const tipPaise = rupeesToPaise(tip);
  const total = order.owedAmount + tipPaise;
  const { id } = order;

  async function pay(given: Paise = total) {
    if (!entered.success) return;
    // Sent again after a lost reply, it changes nothing.
    const record = () =>
      payments.setStatus({ id, paymentStatus: 'paid', from: 'pending', method: by, tip });
    const sent = await send(record, m.orderoffice_payment_unsaved());
    if (sent) {
      onDone({ order: orderFromWire(sent.result), change: given - total, tip: tipPaise });
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onDone({ order })}
      title={m.orderoffice_order_for({
        number: order.counterNumber,
        total: formatRupees(order.totalAmount),
      })}
      description={m.orderoffice_kitchen_has_it()}
      footer={
        <Button wide variant="quiet" onClick={() => onDone({ order })}>
          {m.orderoffice_not_paid_yet()}
        </Button>
      }
    >
      <FailureNotice message={failure?.message} />
      {order.asksForTip && (
        <div className="mb-4">
          <TextField
            label={m.tips_tip()}
            hint={m.tips_hint()}
            prefix="₹"
            inputMode="decimal"
            value={typedTip}
            error={entered.error?.issues[0]?.message}
            onChange={({ target }) => {
              setTypedTip(target.value);
              onTip(tipText.safeParse(target.value).data ?? 0);
            }}
          />
        </div>
      )}
      {by === 'cash' && <CashButtons total={total} busy={busy} onPay={pay} />}
      {by === 'upi' && order.upiPaymentUrl !== null && (
        <QrCode
          text={upiTipUrl(order.upiPaymentUrl, tipPaise)}
          label={m.orderoffice_upi_code({ total: formatRupees(total) })}
          className="mx-auto mb-4 size-64 max-w-full"
        />
      )}
      {by !== 'cash' && tip > 0 && (
        <p className="mb-4 text-center text-xl font-bold tabular-nums">
          {m.tips_to_collect()} {formatRupees(total)}
        </p>
      )}
      {by !== 'cash' && (
        <Button wide size="lg" busy={busy} onClick={() => pay()}>
          {by === 'upi' ? m.orderoffice_payment_arrived() : m.orderoffice_card_accepted()}
        </Button>
      )}
    </Dialog>
  );
}

interface CashButtonsProps {
  total: Paise;
  busy: boolean;
  onPay: (given: Paise) => void;
}

/** One tap says what the customer gave, and the change to return. */
export function CashButtons({ total, busy, onPay }: CashButtonsProps) {
  return (
    <fieldset
      aria-label={m.orderoffice_customer_gives()}
      className="grid grid-cols-2 gap-2 large-text:grid-cols-1"
    >
      {tenders(total).map((given) => (
        <Button
          key={given}
          size="lg"
          variant={given === total ? 'primary' : 'quiet'}
          busy={busy}
          className="flex-col"
          onClick={() => onPay(given)}
        >
          {formatRupees(given)}
          <span className="text-sm font-normal">
            {given === total
              ? m.orderoffice_exact()
              : m.orderoffice_change({ amount: formatRupees(given - total) })}
          </span>
        </Button>
      ))}
    </fieldset>
  );
}
