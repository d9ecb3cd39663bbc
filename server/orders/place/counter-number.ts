import { sql } from 'kysely';
import { TABLET_NUMBERS } from '../../../shared/domain/orders/tablet-numbers';
import { type OrderingHours, openingDate } from '../../../shared/domain/shop/store-hours';
import { prepared } from '../../platform/db/prepared';
import type { Tx } from '../../platform/db/transaction';

/**
 * From 1 on at each opening day (kitchen rule 7), without the numbers of open orders and of tablets. Orders of
 * a day wait here for each other. @param wantedAt one for tomorrow has tomorrow's.
 */
export async function takeCounterNumber(
  tx: Tx,
  hours: OrderingHours,
  wantedAt: Date,
): Promise<number> {
  const date = openingDate(hours, wantedAt);
  const [counted] = (await countOrder(tx, { date })).rows;
  if (!counted) throw new Error('The counter returned no number');
  const { last } = counted;
  if ((await findOpen(tx, { number: last })).rows.length === 0) return last;
  const [free] = (await findFreeAfter(tx, { number: last })).rows;
  const number = free?.number ?? (last < FIRST_SKIPPED ? LAST_SKIPPED + 1 : undefined);
  if (number === undefined) throw new Error('No counter number is free');
  await tx
    .updateTable('counter_numbers')
    .set({ last: number })
    .where('business_date', '=', date)
    .execute();
  return number;
}

const { from: FIRST_SKIPPED, until: LAST_SKIPPED } = TABLET_NUMBERS;

const countOrder = prepared((db, { date }: { date: string }) =>
  db
    .insertInto('counter_numbers')
    .values({ business_date: date, last: 1 })
    .onConflict((conflict) =>
      conflict.column('business_date').doUpdateSet({
        last: sql`case when counter_numbers.last = ${sql.lit(FIRST_SKIPPED - 1)}
          then ${sql.lit(LAST_SKIPPED + 1)} else counter_numbers.last + 1 end`,
      }),
    )
    .returning('last'),
);

const findOpen = prepared((db, { number }: { number: number }) =>
  db
    .selectFrom('orders')
    .select('id')
    .where('counter_number', '=', number)
    .where(isOpen('orders'))
    .limit(1),
);

/** The first number after one of an open order that no open order has. */
const findFreeAfter = prepared((db, { number }: { number: number }) =>
  db
    .selectFrom('orders')
    .select(sql<number>`orders.counter_number + 1`.as('number'))
    .where('orders.counter_number', '>=', number)
    .where(
      sql<boolean>`orders.counter_number + 1 not between
        ${sql.lit(FIRST_SKIPPED)} and ${sql.lit(LAST_SKIPPED)}`,
    )
    .where(isOpen('orders'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders as next')
            .select('next.id')
            .where('next.counter_number', '=', sql<number>`orders.counter_number + 1`)
            .where(isOpen('next')),
        ),
      ),
    )
    .orderBy('orders.counter_number')
    .limit(1),
);

/** As the index of open orders' numbers says it. */
export function isOpen(orders: 'orders' | 'next') {
  const status = sql.ref(`${orders}.status`);
  return sql<boolean>`${status} <> 'delivered' and ${status} <> 'cancelled'`;
}
