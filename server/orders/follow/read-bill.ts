import type { Bill } from '../../../shared/contract/bill-shape';
import { DomainError } from '../../../shared/domain/refusals';
import { billToWire } from '../../bills/bill-wire';
import { findBill } from '../../bills/find-bill';
import type { Database } from '../../db/database';
import { type OrderLook, readOrder } from './read-order';

/**
 * The bill of an order, for those who may read the order.
 * @throws DomainError `not_found` for any other order, and for one without a bill.
 */
export async function readBill(db: Database, secret: string, look: OrderLook): Promise<Bill> {
  const { id } = await readOrder(db, secret, look);
  const bill = await findBill(db, id);
  if (!bill) throw new DomainError('not_found');
  return billToWire(db, bill);
}
