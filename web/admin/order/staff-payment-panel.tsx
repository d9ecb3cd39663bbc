import { useState } from 'react';
import { formatRupees } from '../../../shared/domain/money';
import {
  PAYMENT_BADGE_LABELS,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '../../../shared/domain/payment';
import { useApi } from '../../api/api-provider';
import type { Order } from '../../api/order-from-wire';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { CopyButton } from '../../ui/copy-button';
import { PaymentStatusPill } from '../../ui/payment-status-pill';
import { QrCode } from '../../ui/qr-code';
import { ChooseDialog } from './choose-dialog';
import { Fact, Panel } from './panel';
import { type ChangeHandlers, useOrderChange } from './use-order-change';

const FAILED = 'Failed to update payment status. Please try again.';

/** How the order is paid, and the staff's word that the money is there (spec §2, §4). */
export function StaffPaymentPanel({ order, ...handlers }: { order: Order } & ChangeHandlers) {
  const api = useApi();
  const { busy, send } = useOrderChange(handlers, FAILED);
  const [asking, setAsking] = useState<'paid' | 'any'>();

  const setPayment = async (paymentStatus: PaymentStatus) => {
    await send(() => api.orders.setPaymentStatus({ id: order.id, paymentStatus }));
    setAsking(undefined);
  };

  return (
    <Panel
      title="Payment Information"
      action={<PaymentStatusPill status={order.paymentStatus} labels={PAYMENT_BADGE_LABELS} />}
    >
      <dl>
        <Fact term="Method">UPI</Fact>
        <Fact term="Amount">{formatRupees(order.totalAmount)}</Fact>
      </dl>
      {order.upiPaymentUrl && (
        <div className="mt-2 flex flex-wrap items-center gap-4">
          <QrCode text={order.upiPaymentUrl} label={`UPI payment code for order ${order.id}`} />
          <div className="flex min-w-0 flex-1 basis-48 flex-col gap-2">
            <p className="text-sm break-all text-ink-soft">{order.upiPaymentUrl}</p>
            <CopyButton text={order.upiPaymentUrl} label="Copy" />
          </div>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {order.paymentStatus === 'pending' && (
          <Button onClick={() => setAsking('paid')}>Mark paid</Button>
        )}
        <Button variant="quiet" onClick={() => setAsking('any')}>
          Update Payment Status
        </Button>
      </div>
      <ConfirmDialog
        open={asking === 'paid'}
        onOpenChange={(open) => open || setAsking(undefined)}
        title={`Has ${formatRupees(order.totalAmount)} for order ${order.id} arrived?`}
        confirmLabel="Mark paid"
        busy={busy}
        onConfirm={() => setPayment('paid')}
      >
        Look in the bank's app first: a screenshot of a payment is no payment.
      </ConfirmDialog>
      {asking === 'any' && (
        <ChooseDialog
          title="Update Payment Status"
          label="Payment status"
          options={PAYMENT_STATUSES.map((value) => ({ value, label: PAYMENT_BADGE_LABELS[value] }))}
          current={order.paymentStatus}
          busy={busy}
          onClose={() => setAsking(undefined)}
          onChoose={setPayment}
        />
      )}
    </Panel>
  );
}
