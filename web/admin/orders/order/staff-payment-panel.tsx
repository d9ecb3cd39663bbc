import { useState } from 'react';
import {
  PAYMENT_BADGE_LABELS,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '../../../../shared/domain/orders/payment';
import { momentWords } from '../../../../shared/domain/orders/slot-words';
import { formatRupees } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
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
import { SplitBill } from './split-bill';
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
    m.orderoffice_payment_update_failed(),
  );
  const [asking, setAsking] = useState<'not-received' | 'any'>();
  const isClaimed = order.paymentStatus === 'pending' && Boolean(order.paymentClaimedAt);
  const { paymentClaim: claim } = order;
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
      title={m.orderoffice_payment_information()}
      action={
        <Badge {...PAYMENT_STATUS_LOOKS[order.paymentStatus]}>
          {PAYMENT_BADGE_LABELS[order.paymentStatus]}
        </Badge>
      }
    >
      <dl>
        <Fact term={m.orderoffice_method()}>{methodWords(order)}</Fact>
        <Fact term={m.orderoffice_amount()}>
          <Price amount={order.totalAmount} />
        </Fact>
        {order.heldUntil && (
          <Fact term={m.orderoffice_held_until()}>{momentWords(order.heldUntil, new Date())}</Fact>
        )}
      </dl>
      {isClaimed && order.paymentClaimedAt && (
        <Notice kind="info" role="status" className="mt-3">
          {m.orderoffice_claimed({
            amount: formatRupees(claim?.amount ?? order.owedAmount),
            time: momentWords(order.paymentClaimedAt, new Date()),
          })}
          {claim && claim.rest > 0 && (
            <strong className="block">
              {m.orderoffice_claim_rest({ amount: formatRupees(claim.rest) })}
            </strong>
          )}
        </Notice>
      )}
      {order.gatewayProblems?.map((problem) => (
        <Notice key={problem} kind="warning" role="status" className="mt-3">
          {m.orderoffice_gateway_problem({ problem })}
        </Notice>
      ))}
      <OrderMoney order={order} onChanged={onChanged} />
      <div className="my-3 flex flex-wrap gap-3">
        {isClaimed && (
          <Button variant="quiet" className="grow" onClick={() => ask('not-received')}>
            {m.orderoffice_not_received()}
          </Button>
        )}
        <SplitBill order={order} />
        <Button variant="quiet" className="grow" onClick={() => ask('any')}>
          {m.orderoffice_update_payment()}
        </Button>
      </div>
      {wasUnpaid && <CancelledUnpaid />}
      {order.paymentStatus === 'pending' && order.upiPaymentUrl && (
        <UpiLink url={order.upiPaymentUrl} orderId={order.id} />
      )}
      <ConfirmDialog
        open={asking === 'not-received'}
        onClose={() => ask(undefined)}
        title={m.orderoffice_not_arrived_question({
          amount: formatRupees(claim?.amount ?? order.owedAmount),
          order: orderName(order),
        })}
        confirmLabel={m.orderoffice_not_received()}
        busy={busy}
        onConfirm={() => setPayment('failed')}
      >
        {m.orderoffice_not_arrived_note()}
        <FailureNotice message={failure} />
      </ConfirmDialog>
      {asking === 'any' && (
        <ChooseDialog
          title={m.orderoffice_update_payment()}
          label={m.orderoffice_payment_status()}
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
      {m.orderoffice_cancelled_unpaid()}
    </Notice>
  );
}

/** The payment link, and its QR code for a customer at the counter (back office rule 11). */
function UpiLink({ url, orderId }: { url: string; orderId: string }) {
  return (
    <div className="flex flex-wrap items-center gap-4 border-t border-mist pt-4">
      <QrCode text={url} label={m.orderoffice_upi_code_of({ id: orderId })} />
      <div className="flex min-w-0 flex-1 basis-40 flex-col gap-2">
        <p className="text-sm break-all text-ink-soft">{url}</p>
        <CopyButton text={url} label={m.ui_copy()} />
      </div>
    </div>
  );
}
