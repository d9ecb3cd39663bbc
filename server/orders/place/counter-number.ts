import { sql } from 'kysely';
import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import { prepared } from '../../platform/db/prepared';
import type { Tx } from '../../platform/db/transaction';

/** From 1 on each business day; orders wait here for each other. @param wantedAt one for tomorrow has tomorrow's. */
export async function takeCounterNumber(tx: Tx, wantedAt: Date): Promise<number> {
  const [counted] = (await countOrder(tx, { date: kolkataTime(wantedAt).date })).rows;
  if (!counted) throw new Error('The counter returned no number');
  return counted.last;
}

const countOrder = prepared((db, { date }: { date: string }) =>
  db
    .insertInto('counter_numbers')
    .values({ business_date: date, last: 1 })
    .onConflict((conflict) =>
      conflict.column('business_date').doUpdateSet({ last: sql`counter_numbers.last + 1` }),
    )
    .returning('last'),
);
