import type { TabletFields } from '../../../shared/contract/orders/order-input';
import { TABLET_NUMBERS } from '../../../shared/domain/orders/tablet-numbers';
import { daysBefore, kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { TABLET_NUMBER_DAYS } from '../../../shared/domain/platform/retention';
import { openingDate } from '../../../shared/domain/shop/store-hours';
import { acquireAdvisoryLock } from '../../platform/db/advisory-lock';
import type { Database, WriteDeps } from '../../platform/db/database';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { readSettings } from '../../shop/settings/settings-store';
import { isOpen } from './counter-number';

const { from, until, ofBlock, blocksOfTablet, blocksOfStaff } = TABLET_NUMBERS;
const RANGE = Array.from({ length: until - from + 1 }, (_, index) => from + index);

/**
 * A block for the opening day, without the numbers of open orders; those that a tablet may still use from an earlier
 * day come last (orders rule 25).
 * @returns no numbers once the tablet has had five blocks, the person ten, or all numbers of the day are given out.
 */
export function reserveNumbers(
  { db, clock }: Pick<WriteDeps, 'db' | 'clock'>,
  { tabletId, adminId }: { tabletId: string; adminId: string },
): Promise<{ date: string; numbers: number[] }> {
  return inTransaction(db, async (tx) => {
    await acquireAdvisoryLock(tx, 'tablet numbers');
    const date = openingDate(await readSettings(tx), clock());
    const held = await tx
      .selectFrom('tablet_numbers')
      .select(['business_date', 'number', 'tablet_id', 'admin_id'])
      .where((eb) => eb.or([eb('business_date', '=', date), eb('used', '=', 0)]))
      .execute();
    const ofToday = held.filter((row) => row.business_date === date);
    const ofTablet = ofToday.filter((row) => row.tablet_id === tabletId).length;
    const ofStaff = ofToday.filter((row) => row.admin_id === adminId).length;
    if (ofTablet > ofBlock * (blocksOfTablet - 1) || ofStaff > ofBlock * (blocksOfStaff - 1)) {
      return { date, numbers: [] };
    }
    const open = await tx
      .selectFrom('orders')
      .select('counter_number as number')
      .where(({ between }) => between('counter_number', from, until))
      .where(isOpen('orders'))
      .execute();
    const taken = new Set([...ofToday, ...open].map(({ number }) => number));
    const earlier = new Set(held.map(({ number }) => number));
    const numbers = [...RANGE.filter((number) => !earlier.has(number)), ...earlier]
      .filter((number) => !taken.has(number))
      .slice(0, ofBlock);
    if (numbers.length === 0) return { date, numbers };
    const rows = numbers.map((number) => ({
      business_date: date,
      number,
      tablet_id: tabletId,
      admin_id: adminId,
      used: 0 as const,
    }));
    await tx.insertInto('tablet_numbers').values(rows).execute();
    return { date, numbers };
  });
}

/** @throws DomainError `number_taken` if it is not of the tablet's blocks, or an order has it. */
export async function takeTabletNumber(
  tx: Tx,
  tabletId: string,
  { date, number }: NonNullable<TabletFields['number']>,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('tablet_numbers')
    .set({ used: 1 })
    .where('business_date', '=', date)
    .where('number', '=', number)
    .where('tablet_id', '=', tabletId)
    .where('used', '=', 0)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new DomainError('number_taken');
  return number;
}

export async function removeOldNumbers(db: Database, now: Date): Promise<void> {
  const before = daysBefore(kolkataTime(now).date, TABLET_NUMBER_DAYS);
  await db.deleteFrom('tablet_numbers').where('business_date', '<', before).execute();
}
