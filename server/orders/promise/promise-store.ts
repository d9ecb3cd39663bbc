import type { Database } from '../../platform/db/database';
import { prepared } from '../../platform/db/prepared';
import { isUnconfirmed, orderedFrom } from '../strangers-last';
import type { LearnedTimes } from './learned-times';
import { kitchenTime, openOrders } from './open-orders';

type OpenOrders = ReturnType<typeof openOrders>;

/** Of those in preparation, those paid and those unpaid. More would make placing an order slow, and no kitchen has so many. */
const MOST_OPEN = 200;
/** Of the newest orders with a promise. */
const MOST_LEARNED = 2000;
const MOST_COUNTED = 200;

const ROW = 'kitchen';

interface Moment {
  now: string;
  /** Orders that the kitchen learned of before this are forgotten, whatever their status. */
  since: string;
}

/**
 * The open work and what the owner and the last weeks tell about the kitchen, in one statement: a row for the
 * unpaid work of each account and network, or a single one, with all the rest in each.
 */
export const selectKitchen = prepared((db, moment: Moment) =>
  db
    .selectFrom([
      openWork(db, placed(db, true, moment), moment).as('waiting'),
      openWork(db, openOrders(db, 'preparing', moment), moment).as('making'),
    ])
    .leftJoin(
      openWork(db, placed(db, false, moment), moment)
        .groupBy('ordered_from')
        .as('unconfirmed'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'unconfirmed.seconds as unconfirmedSeconds',
      'unconfirmed.dueSeconds as unconfirmedDueSeconds',
      'waiting.seconds as waitingSeconds',
      'waiting.dueSeconds as waitingDueSeconds',
      'making.seconds as makingSeconds',
      'making.orders as makingOrders',
      'making.dueSeconds as makingDueSeconds',
      'making.dueOrders as makingDueOrders',
      eb.selectFrom('settings').where('id', '=', ROW).select('document').as('settings'),
      eb.selectFrom('learned_times').where('id', '=', ROW).select('document').as('learned'),
    ]),
);

/** The work of the newest of these orders; `due` are those whose window has not ended. */
function openWork(db: Database, orders: OpenOrders, { now }: Moment) {
  const open = orders
    .where('ready_at', 'is', null)
    .orderBy(kitchenTime, 'desc')
    .limit(MOST_OPEN)
    .select(['work_seconds', 'promised_until', orderedFrom.as('ordered_from')]);
  return db.selectFrom(open.as('open')).select(({ fn, case: when, ref }) => {
    const due = when().when('promised_until', '>', now).then(ref('work_seconds')).end();
    return [
      fn.count<number>('work_seconds').as('orders'),
      fn.count<number>(due).as('dueOrders'),
      fn.sum<number | null>('work_seconds').as('seconds'),
      fn.sum<number | null>(due).as('dueSeconds'),
    ];
  });
}

function placed(db: Database, isConfirmed: boolean, moment: Moment) {
  return openOrders(db, 'placed', moment).where((eb) => {
    // Orders that staff place for others have no network.
    const unconfirmed = eb.and([isUnconfirmed(eb), eb('client_key', 'is not', null)]);
    return isConfirmed ? eb.not(unconfirmed) : unconfirmed;
  });
}

export function listPromised(db: Database, since: string) {
  return db
    .selectFrom('orders')
    .where('created_at', '>', since)
    .where('estimated_seconds', 'is not', null)
    .where('status', '<>', 'cancelled')
    .where((eb) => eb.not(isUnconfirmed(eb)))
    .orderBy('created_at', 'desc')
    .limit(MOST_LEARNED)
    .select(['created_at', 'ready_at', 'wait_seconds', 'estimated_seconds'])
    .execute();
}

export async function writeLearned(db: Database, learned: LearnedTimes, now: Date): Promise<void> {
  const document = JSON.stringify(learned);
  const learned_at = now.toISOString();
  await db
    .insertInto('learned_times')
    .values({ id: ROW, document, learned_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ document, learned_at }))
    .execute();
}

export function listNewest(db: Database, since: string) {
  return (
    db
      .selectFrom('orders')
      .where('created_at', '>=', since)
      .where('status', '<>', 'cancelled')
      // A tablet without a network promised no time.
      .where('taken_at', 'is', null)
      // The others were promised no time.
      .whereRef('promised_from', '<', 'promised_until')
      .where((eb) => eb.not(isUnconfirmed(eb)))
      .orderBy('created_at', 'desc')
      .limit(MOST_COUNTED)
      .select(['id', 'delivery_method', 'travel_minutes', 'ready_at'])
      .select(({ fn }) =>
        fn.coalesce('first_promised_until', 'promised_until').as('promised_until'),
      )
      .execute()
  );
}

/** When the first rider or customer got each order. A tap that was undone does not count. */
export async function handedOverAt(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('order_history')
    .where('order_id', 'in', ids)
    .where('kind', '=', 'status')
    .where('value', 'in', ['on-the-way', 'delivered'])
    .where('staff_only', '=', 0)
    .groupBy('order_id')
    .select(({ fn }) => ['order_id', fn.min('at').as('at')])
    .execute();
  return new Map(rows.map(({ order_id, at }) => [order_id, at]));
}
