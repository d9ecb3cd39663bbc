import { type Bill, seller as storedSeller } from '../../../shared/contract/bill-shape';
import { billNumber, financialYear } from '../../../shared/domain/bill-number';
import { kolkataTime } from '../../../shared/domain/kolkata-time';
import { DomainError } from '../../../shared/domain/refusals';
import type { AdminActor } from '../../audit/audit-actor';
import { recordChange } from '../../audit/record-change';
import { acquireAdvisoryLock } from '../../db/advisory-lock';
import type { Database } from '../../db/database';
import { parseJsonColumn } from '../../db/json-column';
import type { BillsTable } from '../../db/schema';
import { inTransaction, type Tx } from '../../db/transaction';
import { readSettings } from '../../settings/settings-store';
import { findOrderRow } from '../order-store';

/**
 * Returns the bill of an order, or creates it with the next number of the financial year (April to
 * March in Asia/Kolkata). A lock serializes bills, so that no number is used twice or left out.
 * @throws DomainError `not_found`; `order_cancelled` when a cancelled order has no bill.
 */
export function makeBill(db: Database, orderId: string, actor: AdminActor): Promise<Bill> {
  const { adminId, now } = actor;
  return inTransaction(db, async (tx) => {
    await acquireAdvisoryLock(tx, 'bill numbers');
    const earlier = await tx
      .selectFrom('bills')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    if (earlier) return billToWire(earlier);
    const order = await findOrderRow(tx, orderId);
    if (!order) throw new DomainError('not_found');
    if (order.status === 'cancelled') throw new DomainError('order_cancelled');
    const year = financialYear(kolkataTime(now).date);
    const bill: BillsTable = {
      order_id: orderId,
      financial_year: year,
      number: await nextNumber(tx, year),
      seller: JSON.stringify(await readSeller(tx)),
      admin_id: adminId,
      made_at: now.toISOString(),
    };
    await tx.insertInto('bills').values(bill).execute();
    const made = billToWire(bill);
    await recordChange(tx, actor, {
      area: 'orders',
      subject: { id: orderId, name: orderId },
      from: { billNumber: null },
      to: { billNumber: made.billNumber },
    });
    return made;
  });
}

async function nextNumber(tx: Tx, year: string): Promise<number> {
  const { last } = await tx
    .selectFrom('bills')
    .where('financial_year', '=', year)
    .select(({ fn }) => fn.max<number | null>('number').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

async function readSeller(tx: Tx): Promise<Bill['seller']> {
  const { storeName, storeAddress, storePhone, gstin, fssaiNumber, taxRate } =
    await readSettings(tx);
  return { storeName, storeAddress, storePhone, gstin, fssaiNumber, taxRate };
}

function billToWire({ order_id, financial_year, number, made_at, seller }: BillsTable): Bill {
  return {
    orderId: order_id,
    billNumber: billNumber(financial_year, number),
    madeAt: made_at,
    seller: parseJsonColumn(storedSeller, seller, `bills.seller of ${order_id}`),
  };
}
