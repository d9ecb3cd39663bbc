import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Report, ReportOrder } from '../../../shared/contract/money/reports-contract';
import { fillMonth, fillTaxes } from '../../../tests/support/money/month-of-orders';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

/** What did we sell last month? Every figure of the page, against SQL of its own. */
const shop = await forAllTests(openTestShop());
const products = [];
const categories = await Promise.all(['Tea', 'Pizza', 'Waffles'].map(shop.addCategory));
for (let number = 0; number < 12; number += 1) {
  const categoryId = categories[number % 3]?.id ?? '';
  const name = `Dish ${number}`;
  const { id } = await shop.addProduct({ name, categoryId, price: 100 });
  products.push({ id, name, price: 4025 + 999 * number });
}
const { db } = shop.shop.database;
await fillMonth(db, { products, orders: 300, from: '2026-02-26', days: 3 });
await fillMonth(db, { products, orders: 3000, from: '2026-03-01', days: 31 });
await fillMonth(db, { products, orders: 200, from: '2026-04-01', days: 2 });
await fillTaxes(db);
const report: Report = await shop.asAdmin(
  'GET',
  '/api/admin/reports?from=2026-03-01&to=2026-03-31',
);

describe('the report of a month of 3,000 orders', () => {
  const select = async <Row>(statement: RawBuilder<Row>): Promise<Row[]> =>
    (await statement.execute(shop.shop.database.db)).rows;
  /** March 2026 in Asia/Kolkata, by the time at which an order was placed. */
  const march = sql`orders.created_at >= '2026-02-28T18:30:00.000Z'
    and orders.created_at < '2026-03-31T18:30:00.000Z'`;
  const sold = sql`${march} and orders.status <> 'cancelled'`;

  it('sums each day', async () => {
    const days = await select(sql<Report['days'][number]>`
      select business_date as date, count(case when status <> 'cancelled' then 1 end) as orders,
        sum(case when status <> 'cancelled' then total_paise else 0 end) / 100.0 as sold,
        count(case when status = 'cancelled' then 1 end) as cancelled
      from orders where ${march} group by business_date order by business_date`);
    expect(days).toHaveLength(31);
    expect(report.days).toMatchObject(days.map((day) => ({ ...day, sold: Number(day.sold) })));
    const money = await select(sql<{ date: string; taken: number; refunded: number }>`
      select business_date as date,
        sum(case when kind = 'payment' then amount_paise else 0 end) as taken,
        -sum(case when kind = 'refund' then amount_paise else 0 end) as refunded
      from payments where business_date between '2026-03-01' and '2026-03-31'
      group by business_date order by business_date`);
    expect(money).toHaveLength(31);
    expect(
      report.days.map(({ date, taken, refunded, left }) => [date, taken, refunded, left]),
    ).toEqual(
      money.map(({ date, taken, refunded }) => [
        date,
        taken / 100,
        refunded / 100,
        (taken - refunded) / 100,
      ]),
    );
  });

  it('sums what came in and went out, by method', async () => {
    const methods = await select(sql<{ method: string; kind: string; amount: number }>`
      select method, kind, sum(amount_paise) as amount from payments
      where business_date >= '2026-03-01' and business_date < '2026-04-01' group by method, kind`);
    const paise = (kind: string, method?: string) =>
      methods
        .filter((row) => row.kind === kind && (method === undefined || row.method === method))
        .reduce((sum, { amount }) => sum + amount, 0);
    const sums = (method?: string) => ({
      taken: paise('payment', method) / 100,
      refunded: -paise('refund', method) / 100,
      left: (paise('payment', method) + paise('refund', method)) / 100,
    });
    const names = ['upi', 'bank', 'cash', 'card', 'gateway'];
    expect(report.money).toEqual({
      ...sums(),
      methods: names.map((method) => ({ method, ...sums(method) })),
    });
    expect(report.money.refunded).toBeGreaterThan(0);
    const { days: _, ...month } = await shop.asAdmin('GET', '/api/admin/reports/months/2026-03');
    expect(month).toEqual({
      month: '2026-03',
      ...sums(),
      sold: report.sold.total,
      orders: report.sold.orders,
      openDays: 31,
    });
  });

  it('sums orders by status and payment', async () => {
    const states = await select(sql<Report['states'][number]>`
      select status, payment_status as "paymentStatus", count(*) as orders,
        sum(total_paise) / 100.0 as total
      from orders where ${march} group by status, payment_status`);
    expect(states.length).toBeGreaterThan(10);
    expect(new Set(report.states.map((state) => JSON.stringify(state)))).toEqual(
      new Set(states.map((state) => JSON.stringify({ ...state, total: Number(state.total) }))),
    );
  });

  it('says what was sold, and its parts add up', async () => {
    const [sums] = await select(sql<{ orders: number; total: number }>`
      select count(*) as orders, sum(total_paise) as total from orders where ${sold}`);
    const [dishes] = await select(sql<{ dishes: number; packaging: number }>`
      select sum(quantity * final_price_paise) as dishes,
        sum(quantity * order_items.packaging_paise) as packaging
      from order_items join orders on orders.id = order_id where ${sold}`);
    const [fees] = await select(sql<{ delivery: number; adjustments: number }>`
      select sum(delivery_fee_paise) as delivery, (select sum(amount_paise) from order_adjustments
        where order_id in (select id from orders where ${sold})) as adjustments
      from orders where ${sold}`);
    const paise = { ...dishes, ...fees, total: sums?.total };
    expect(report.sold.orders).toBe(sums?.orders);
    for (const [name, amount] of Object.entries(paise)) {
      expect(Math.round(report.sold[name as keyof Report['sold']] * 100), name).toBe(amount);
    }
    const { dishes: lines, packaging, delivery, adjustments, total } = report.sold;
    expect(lines + packaging + delivery + adjustments).toBeCloseTo(total, 5);
  });

  it('sums dishes and categories', async () => {
    const dishes = await select(sql<Report['dishes'][number]>`
      select product_id as id, products.name as name, categories.name as category,
        count(distinct orders.id) as orders, sum(quantity) as units,
        sum(quantity * final_price_paise) / 100.0 as sold
      from order_items join orders on orders.id = order_id
        join products on products.id = product_id
        join categories on categories.id = category_id
      where ${sold} group by product_id, products.name, categories.name
      order by sold desc, id`);
    expect(dishes).toHaveLength(12);
    expect(report.dishes).toMatchObject(
      dishes.map((dish) => ({ ...dish, sold: Number(dish.sold) })),
    );
    const categories = await select(sql<{ name: string; units: number; sold: number }>`
      select categories.name as name, sum(quantity) as units,
        sum(quantity * final_price_paise) / 100.0 as sold
      from order_items join orders on orders.id = order_id
        join products on products.id = product_id
        join categories on categories.id = category_id
      where ${sold} group by categories.name order by sold desc`);
    expect(report.categories).toMatchObject(
      categories.map((sums) => ({ ...sums, sold: Number(sums.sold) })),
    );
  });

  it('sums the tax of bills by rate', async () => {
    const taxes = await select(sql<Report['taxes'][number]>`
      select rate / 100 as rate, sum(amount_paise) / 100.0 as amount,
        sum(taxable_paise) / 100.0 as taxable, sum(cgst_paise) / 100.0 as cgst,
        sum(sgst_paise) / 100.0 as sgst, sum(round_off_paise) / 100.0 as "roundOff"
      from bill_taxes where business_date like '2026-03-%' group by rate order by rate`);
    expect(taxes).toHaveLength(3);
    const numbers = taxes.map((tax) =>
      Object.fromEntries(Object.entries(tax).map(([name, sum]) => [name, Number(sum)])),
    );
    expect(report.taxes).toEqual(numbers);
  });

  it('counts orders by the hour in Kolkata', async () => {
    const orders = await select(sql<{ at: string }>`
      select created_at as at from orders where ${march}`);
    const hour = new Intl.DateTimeFormat('en', {
      timeZone: 'Asia/Kolkata',
      hour: 'numeric',
      hourCycle: 'h23',
    });
    const counts = new Array(24).fill(0);
    for (const { at } of orders) counts[Number(hour.format(new Date(at)))] += 1;
    expect(report.hours).toEqual(counts.map((count, at) => ({ hour: at, orders: count })));
  });

  it('tells new customers from those who had ordered before', async () => {
    const buyers = await select(sql<{ first: string }>`
      select min(orders.created_at) as first from orders
      where status <> 'cancelled' and coalesce(customer_id, customer_phone) is not null
      group by coalesce(customer_id, customer_phone)
      having max(case when ${march} then 1 else 0 end) = 1`);
    const [forgotten] = await select(sql<{ orders: number }>`
      select count(*) as orders from orders
      where ${sold} and coalesce(customer_id, customer_phone) is null`);
    const fresh = buyers.filter(({ first }) => first >= '2026-02-28T18:30:00.000Z').length;
    expect(report.customers).toEqual({
      fresh,
      returning: buyers.length - fresh,
      forgotten: forgotten?.orders,
    });
    expect(Math.min(...Object.values(report.customers))).toBeGreaterThan(0);
  });

  it('lists every order once, by time', async () => {
    const { orders } = await shop.asAdmin(
      'GET',
      '/api/admin/reports/orders?from=2026-03-01&to=2026-03-31',
    );
    const ids = await select(sql<{ id: string; total: number; how: string }>`
      select id, total_paise / 100.0 as total, case when table_name is not null then 'table'
        when delivery_method = 'delivery' then 'delivery'
        when for_here = 1 then 'here' else 'pickup' end as how from orders where ${march} order by created_at, id`);
    expect(orders.map((order: ReportOrder) => [order.id, order.total, order.servedAs])).toEqual(
      ids.map(({ id, total, how }) => [id, Number(total), how]),
    );
  });

  it('lists every payment and refund once, by time', async () => {
    const { payments } = await shop.asAdmin(
      'GET',
      '/api/admin/reports/payments?from=2026-03-01&to=2026-03-31',
    );
    const ids = await select(sql<{ id: string; day: string }>`
      select payments.id as id, orders.business_date as day from payments
      join orders on orders.id = order_id
      where payments.business_date like '2026-03-%' order by payments.at, payments.id`);
    expect(
      payments.map(({ id, orderDay }: { id: string; orderDay: string }) => [id, orderDay]),
    ).toEqual(ids.map(({ id, day }) => [id, day]));
  });

  it.each([
    ['from=2026-03-02&to=2026-03-01', 'The first day must not come after the last'],
    ['from=2025-03-01&to=2026-03-02', 'A report has at most 366 days'],
    ['from=2026-02-30&to=2026-03-02', expect.any(String)],
  ])('refuses %s', async (query, message) => {
    const { token } = await shop.signInAdmin();
    for (const path of ['/api/admin/reports', '/api/admin/reports/orders']) {
      const { status, body } = await shop.request('GET', `${path}?${query}`, { token });
      expect([status, body.data.issues[0]]).toEqual([400, expect.objectContaining({ message })]);
    }
  });

  it('of a day without orders is all zeros', async () => {
    const { days, sold: sums } = await shop.asAdmin(
      'GET',
      '/api/admin/reports?from=2026-04-14&to=2026-04-20',
    );
    expect(days).toHaveLength(2);
    expect(Object.values(sums)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
