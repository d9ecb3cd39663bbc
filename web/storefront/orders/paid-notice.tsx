import { FileDown } from 'lucide-react';
import { isFinal } from '../../../shared/domain/orders/order-status';
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
      Receipt
    </Button>
  );
  return (
    <div className="flex flex-col gap-2">
      <Notice kind="success" role="status" action={receipt}>
        <p>Paid{paidAt && ` ${orderTime(paidAt, new Date())}`}</p>
        {!billNumber && !isFinal(status) && (
          <p className="text-sm print:hidden">
            Your receipt will be here once you have your order.
          </p>
        )}
      </Notice>
      <Failure message={failure} />
    </div>
  );
}
