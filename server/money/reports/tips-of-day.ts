import type { DaySheet } from '../../../shared/contract/money/day-sheets';
import { PAID_BY_HAND } from '../../../shared/domain/orders/order-payments';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import type { Database } from '../../platform/db/database';

/** The tips of a day. @param first how many of them, as they came; all by default. */
export async function readTips(
  db: Database,
  date: string,
  first?: number,
): Promise<DaySheet['tips']> {
  let query = db.selectFrom('tips').where('business_date', '=', date);
  if (first !== undefined) query = query.where('position', '<=', first);
  const rows = await query
    .groupBy('method')
    .select(({ fn }) => [
      'method',
      fn.sum<number>('amount_paise').as('amount'),
      fn.countAll<number>().as('entries'),
    ])
    .execute();
  return {
    entries: rows.reduce((sum, { entries }) => sum + Number(entries), 0),
    methods: PAID_BY_HAND.flatMap((method) => {
      const amount = Number(rows.find((row) => row.method === method)?.amount ?? 0);
      return amount === 0 ? [] : [{ method, amount: paiseToRupees(amount) }];
    }),
  };
}

/** The tips of a day that lie in the drawer (rupees). */
export const cashTips = ({ methods }: DaySheet['tips']) =>
  methods.find(({ method }) => method === 'cash')?.amount ?? 0;
