import type { Bill } from '../../../shared/contract/money/bill-shape';
import { billSheet } from '../../../shared/domain/money/bill-sheet';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { billToWire } from '../../money/bills/bill-wire';
import { findBill } from '../../money/bills/find-bill';
import type { Database } from '../../platform/db/database';
import type { Signer } from '../../platform/signing/signer';
import { orderForCustomer } from '../customer-view';
import { type BillKey, opensBill } from './bill-link';
import { type OrderLook, readOrder, readStored } from './read-order';

/**
 * The bill of an order, for those who may read the order.
 * @throws DomainError `not_found` for any other order, and for one without a bill.
 */
export async function readBill(db: Database, signer: Signer, look: OrderLook): Promise<Bill> {
  const { id } = await readOrder(db, signer, look);
  return readBillOf(db, id);
}

async function readBillOf(db: Database, orderId: string): Promise<Bill> {
  const bill = await findBill(db, orderId);
  if (!bill) throw new DomainError('not_found');
  return billToWire(db, bill);
}

/**
 * The bill of an order as a PDF.
 * @throws DomainError `not_found` for a link that is wrong or has ended.
 */
export async function readBillPdf(
  db: Database,
  signer: Signer,
  { now, takeLimit, ...key }: BillKey & { now: Date; takeLimit: () => Promise<void> },
): Promise<File> {
  if (!opensBill(signer, key, now)) throw new DomainError('not_found');
  await takeLimit();
  const order = orderForCustomer(await readStored(db, key.id), now);
  const bill = await readBillOf(db, key.id);
  // Few requests need the library, which takes 20 MB.
  const { drawBill } = await import('../../money/bills/pdf/draw-bill');
  const received = rupeesToPaise(order.receivedAmount ?? 0);
  const pdf = await drawBill(billSheet(bill, order, received), now);
  const name = `bill-${bill.billNumber.replace('/', '-')}.pdf`;
  return new File([pdf], name, { type: 'application/pdf' });
}
