import type { Compilable } from 'kysely';
import { describe, expect, it } from 'vitest';
import { orderFilter } from '../../../shared/contract/orders/orders-contract';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { pageQuery } from './page-of-orders';

const FEW = 100;
const MANY = 100_000;

const shop = await forAllTests(openTestShop());

describe.runIf(process.env['TEST_ENGINE'] === 'sqlite')(
  'the SQLite plan of the staff’s list',
  () => {
    async function plan(fields: object, total: number): Promise<string[]> {
      const { db } = shop.shop.database;
      const query: Compilable = pageQuery(db, orderFilter.parse(fields), total);
      const compiled = query.compile();
      const { rows } = await db.executeQuery<{ detail: string }>({
        ...compiled,
        sql: `explain query plan ${compiled.sql}`,
      } as never);
      return rows.map(({ detail }) => detail);
    }

    it.each([
      [{}, 'orders_by_time'],
      [{ sort: 'createdAt', dateFrom: '2026-01-01', dateTo: '2026-02-01' }, 'orders_by_time'],
      [{ status: 'delivered' }, 'orders_by_status_time'],
      [{ status: 'placed', dateFrom: '2026-01-01' }, 'orders_by_status_time'],
      [{ paymentStatus: 'paid' }, 'orders_by_payment_time'],
      [{ status: 'placed', paymentStatus: 'paid' }, 'orders_by_both_time'],
      [{ sort: '-customerName' }, 'orders_sorted_by_customer_key'],
      [{ sort: 'totalAmount', status: 'delivered' }, 'orders_sorted_by_total_paise'],
      [{ sort: 'itemCount', paymentStatus: 'paid' }, 'orders_sorted_by_item_count'],
      [{ sort: 'status', dateFrom: '2026-01-01' }, 'orders_by_status_time'],
      [{ sort: '-paymentStatus', status: 'delivered' }, 'orders_by_payment_time'],
    ])('reads %j from one index without sorting', async (filter, index) => {
      const [line, ...more] = await plan(filter, MANY);
      expect(line).toContain(`COVERING INDEX ${index}`);
      expect(more).toEqual([]);
    });

    it.each([
      [{ status: 'preparing', sort: 'customerName' }, 'status=?'],
      [{ paymentStatus: 'failed', sort: 'totalAmount' }, 'payment_status=?'],
      [{ dateFrom: '2026-01-01', sort: '-itemCount' }, 'created_at>?'],
    ])('searches the few orders of %j before it sorts', async (filter, seek) => {
      const lines = await plan(filter, FEW);
      expect(lines.some((line) => line.startsWith('SEARCH') && line.includes(seek))).toBe(true);
      expect(lines.filter((line) => line.startsWith('SCAN orders'))).toEqual([]);
    });
  },
);
