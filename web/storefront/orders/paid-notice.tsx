import { FileDown } from 'lucide-react';
import { isFinal } from '../../../shared/domain/orders/order-status';
import { m } from '../../../shared/messages/compiled/messages';
import { useApi } from '../../api/api-provider';
import type { Order } from '../../api/order-from-wire';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Failure, useAttempt } from '../shop/use-attempt';
import { saveBill } from './bill-file';
import { orderTime } from './order-times';

interface PaidNoticeProps {
  order: Order;
  accessToken: string | undefined;
}

/** The receipt is the bill, which the shop makes once the order is paid and handed over. */
export function PaidNotice({ order, accessToken }: PaidNoticeProps) {
  const { id, paidAt, billNumber, status } = order;
  const { bills } = useApi();
  const { busy, failure, attempt } = useAttempt();
  const receipt = billNumber && (
    <Button
      variant="plain"
      className="print:hidden"
      busy={busy}
      onClick={() => void attempt(() => saveBill(bills, { id, accessToken }))}
    >
      {!busy && <FileDown aria-hidden className="size-5" />}
      {m.order_receipt()}
    </Button>
  );
  return (
    <div className="flex flex-col gap-2">
      <Notice kind="success" role="status" action={receipt}>
        <p>{paidAt ? m.order_paid_at({ time: orderTime(paidAt, new Date()) }) : m.order_paid()}</p>
        {!billNumber && !isFinal(status) && (
          <p className="text-sm print:hidden">{m.order_receipt_later()}</p>
        )}
      </Notice>
      <Failure message={failure} />
    </div>
  );
}
