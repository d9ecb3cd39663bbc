import type { Database } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import { lockChain } from './seal-row';

/** Nobody closes or reopens a day until the transaction ends. @returns whether this one is closed. */
export async function lockDay(tx: Tx, date: string): Promise<boolean> {
  await lockChain(tx, 'closed-days');
  return isClosed(tx, date);
}

export async function isClosed(db: Database, date: string): Promise<boolean> {
  return (await findLast(db, date))?.isReopened === false;
}

/** The newest closing of a day, and whether it was undone. */
export async function findLast(db: Database, date: string) {
  const last = await closings(db)
    .select(['closed_days.number', 'reopened_days.reopened_at'])
    .where('closed_days.business_date', '=', date)
    .orderBy('closed_days.number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && { number: last.number, isReopened: last.reopened_at !== null };
}

/** With their undoing, if an admin has undone them. */
export function closings(db: Database) {
  return db
    .selectFrom('closed_days')
    .leftJoin('reopened_days', (join) =>
      join
        .onRef('reopened_days.business_date', '=', 'closed_days.business_date')
        .onRef('reopened_days.number', '=', 'closed_days.number'),
    );
}
