import { useState } from 'react';
import {
  PAYMENT_BADGE_LABELS,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '../../../../shared/domain/orders/payment';
import { momentWords } from '../../../../shared/domain/orders/slot-words';
import { formatRupees } from '../../../../shared/domain/platform/money';
import { useApi } from '../../../api/api-provider';
import type { Order } from '../../../api/order-from-wire';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { CopyButton } from '../../../ui/copy-button';
import { Notice } from '../../../ui/notice';
import { PAYMENT_STATUS_LOOKS } from '../../../ui/order-status-looks';
import { Price } from '../../../ui/price';
import { QrCode } from '../../../ui/qr-code';
import { Fact, Panel } from '../../kit/panel';
import { FailureNotice } from '../../kit/query/failure-notice';
import { ChooseDialog } from './choose-dialog';
import { OrderMoney } from './order-money';
import { orderName } from './order-name';
import { methodWords } from './order-sums';
import { useOrderChange } from './use-order-change';

interface StaffPaymentPanelProps {
  order: Order;
  onChanged: (order: Order) => void;
}

/** The order's payment, and the buttons with which staff confirm it (back office rule 11). */
export function StaffPaymentPanel({ order, onChanged }: StaffPaymentPanelProps) {
  const api = useApi();
  const { busy, failure, send, clearFailure } = useOrderChange(
    onChanged,
    'Failed to update payment status. Please try again.',
  );
  const [asking, setAsking] = useState<'not-received' | 'any'>();
  const isClaimed = order.paymentStatus === 'pending' && Boolean(order.paymentClaimedAt);
  const wasUnpaid = order.cancelReason === 'unpaid';
  const ask = (what: typeof asking) => {
    clearFailure();
    setAsking(what);
  };
  const setPayment = async (paymentStatus: PaymentStatus) => {
    const done = await send(() =>
      api.payments.setStatus({ id: order.id, paymentStatus, from: order.paymentStatus }),
    );
    if (done) setAsking(undefined);
  };

  return (
    <Panel
      title="Payment Information"
      action={
        <Badge {...PAYMENT_STATUS_LOOKS[order.paymentStatus]}>
          {PAYMENT_BADGE_LABELS[order.paymentStatus]}
        </Badge>
      }
    >
      <dl>
        <Fact term="Method">{methodWords(order)}</Fact>
        <Fact term="Amount">
          <Price amount={order.totalAmount} />
        </Fact>
        {order.heldUntil && (
          <Fact term="Held until">{momentWords(order.heldUntil, new Date())}</Fact>
        )}
      </dl>
      {isClaimed && order.paymentClaimedAt && (
        <Notice kind="info" role="status" className="mt-3">
          The customer said that they have paid: {momentWords(order.paymentClaimedAt, new Date())}.
          The order waits until you have checked the bank's app.
        </Notice>
      )}
      {order.gatewayProblems?.map((problem) => (
        <Notice key={problem} kind="warning" role="status" className="mt-3">
          {problem}. Please look it up in the gateway's dashboard.
        </Notice>
      ))}
      <OrderMoney order={order} onChanged={onChanged} />
      <div className="my-3 flex flex-wrap gap-3">
        {isClaimed && (
          <Button variant="quiet" className="grow" onClick={() => ask('not-received')}>
            Not received
          </Button>
        )}
        <Button variant="quiet" className="grow" onClick={() => ask('any')}>
          Update Payment Status
        </Button>
      </div>
      {wasUnpaid && <CancelledUnpaid />}
      {order.paymentStatus === 'pending' && order.upiPaymentUrl && (
        <UpiLink url={order.upiPaymentUrl} orderId={order.id} />
      )}
      <ConfirmDialog
        open={asking === 'not-received'}
        onOpenChange={(open) => open || ask(undefined)}
        title={`Has ${formatRupees(order.totalAmount)} for order ${orderName(order)} not arrived?`}
        confirmLabel="Not received"
        busy={busy}
        onConfirm={() => setPayment('failed')}
      >
        The customer reads that the payment has failed and that they should call you. The order
        still waits: cancel it, or set the payment to Payment Pending to ask for it again.
        <FailureNotice message={failure} />
      </ConfirmDialog>
      {asking === 'any' && (
        <ChooseDialog
          title="Update Payment Status"
          label="Payment status"
          options={PAYMENT_STATUSES}
          labels={PAYMENT_BADGE_LABELS}
          current={order.paymentStatus}
          busy={busy}
          failure={failure}
          onClose={() => ask(undefined)}
          onChoose={setPayment}
        />
      )}
    </Panel>
  );
}

function CancelledUnpaid() {
  return (
    <Notice kind="warning" role="status" className="my-2">
      This order was cancelled automatically because no payment arrived in time, and its items are
      back in stock. If the customer did pay, return the money and mark it refunded, or give the
      order a new status and mark it paid.
    </Notice>
  );
}

/** The payment link, and its QR code for a customer at the counter (back office rule 11). */
function UpiLink({ url, orderId }: { url: string; orderId: string }) {
  return (
    <div className="flex flex-wrap items-center gap-4 border-t border-mist pt-4">
      <QrCode text={url} label={`UPI payment QR code for order ${orderId}`} />
      <div className="flex min-w-0 flex-1 basis-40 flex-col gap-2">
        <p className="text-sm break-all text-ink-soft">{url}</p>
        <CopyButton text={url} label="Copy" />
      </div>
    </div>
  );
}
