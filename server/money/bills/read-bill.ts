import type { Bill } from '../../../shared/contract/money/bill-shape';
import { billSheet } from '../../../shared/domain/money/bill-sheet';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { orderForCustomer } from '../../orders/customer-view';
import { type OrderLook, readOrder, readStored } from '../../orders/follow/read-order';
import type { Database } from '../../platform/db/database';
import type { Signature, Signer } from '../../platform/signing/signer';
import { billToWire, findBill } from './bill-store';

/** Long enough for a phone that asks where to save the file, and fetches it again to do so. */
const OPENS_FOR_MS = 15 * 60_000;

interface BillKey extends Signature {
  id: string;
}

/** @throws DomainError `not_found` for an order that the caller may not read, and for one without a bill. */
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
 * A download sends no header with a right, and a guest's token must not be in a URL: the signature soon ends.
 * @throws DomainError `not_found` without a bill.
 */
export async function makeBillLink(
  db: Database,
  signer: Signer,
  { id, now }: { id: string; now: Date },
): Promise<{ url: string }> {
  if (!(await findBill(db, id))) throw new DomainError('not_found');
  const signed = signer.signUntil('bill-link', id, now.getTime() + OPENS_FOR_MS);
  const query = new URLSearchParams({ ...signed });
  return { url: `/api/orders/${encodeURIComponent(id)}/bill.pdf?${query}` };
}

/** @throws DomainError `not_found` for a link that is wrong or has ended. */
export async function readBillPdf(
  db: Database,
  signer: Signer,
  { now, takeLimit, ...key }: BillKey & { now: Date; takeLimit: () => Promise<void> },
): Promise<File> {
  if (!signer.isSignedUntil('bill-link', key.id, key, now)) throw new DomainError('not_found');
  await takeLimit();
  const order = orderForCustomer(await readStored(db, key.id), now);
  const bill = await readBillOf(db, key.id);
  // Few requests need the library, which takes 20 MB.
  const { drawBill } = await import('./pdf/draw-bill');
  const pdf = await drawBill(billSheet(bill, order, rupeesToPaise(order.owedAmount)), now);
  const name = `bill-${bill.billNumber.replace('/', '-')}.pdf`;
  return new File([pdf], name, { type: 'application/pdf' });
}
