import type { ReactNode } from 'react';
import type { Order } from '../../api/order-from-wire';
import { Notice } from '../../ui/notice';
import { orderTime } from './order-times';

/** @param receipt the way to the receipt. */
export function PaidNotice({ order: { paidAt }, receipt }: { order: Order; receipt: ReactNode }) {
  return (
    <Notice kind="success" role="status" action={receipt}>
      Paid{paidAt && ` ${orderTime(paidAt, new Date())}`}
    </Notice>
  );
}
