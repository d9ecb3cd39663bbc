import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Report } from '../../../shared/contract/money/reports-contract';
import { TAX_DEFAULTS } from '../../../shared/contract/shop/taxes-contract';
import { formatRupees } from '../../../shared/domain/platform/money';
import { reportSheets } from '../../../web/admin/money/reports/report-sheets';
import { cellText } from '../../../web/admin/money/reports/sheet';
import { fillMonth } from '../../support/month-of-orders';
import { openTestShop, type TestShop } from '../../support/test-shop';

const ORDERS = 3000;
/** Making a bill takes longer than an order of the filled month, so every tenth order has one. */
const BILLED_ONE_OF = 10;

/**
 * "What did we take, by day, dish, state, and what tax?": the rows that the owner reads on the page and
 * saves in files, against a full count in SQL of its own.
 */
let shop: TestShop;
/** The texts of a sheet's cells, as the page shows them. */
let shown: Map<string, string[][]>;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.changeSettings({ openingMode: 'open', gstin: '11ABCDE1234F1Z5' });
  await shop.asAdmin('PUT', '/api/admin/taxes', { ...TAX_DEFAULTS, mode: 'regular' });
  const products = [];
  for (let number = 0; number < 12; number += 1) {
    const name = `Dish ${number}`;
    const taxClassId = number % 3 === 0 ? 'aerated-drinks' : null;
    const { id } = await shop.addProduct({ name, price: 100, taxClassId });
    products.push({ id, name, price: 4025 + 999 * number });
  }
  await fillMonth(db(), { products, orders: ORDERS, from: '2026-03-01', days: 31 });
  await fillMonth(db(), { products, orders: 200, from: '2026-04-01', days: 2 });
  await billOrders();
  const report: Report = await shop.asAdmin(
    'GET',
    '/api/admin/reports?from=2026-03-01&to=2026-03-31',
  );
  shown = new Map(
    reportSheets(report).map(({ name, columns, rows }) => [
      name,
      rows.map((row) => row.map((cell, at) => cellText(cell, columns[at]?.kind ?? 'text'))),
    ]),
  );
});
afterAll(() => shop.close());

const db = () => shop.shop.database.db;

/** Makes bills on the day of their orders; the refunds that followed make credit notes at once. */
async function billOrders(): Promise<void> {
  const orders = await select(sql<{ id: string; at: string }>`
    select id, created_at as at from orders
    where status <> 'cancelled' and business_date < '2026-04-01' order by created_at, id`);
  for (const [index, { id, at }] of orders.entries()) {
    if (index % BILLED_ONE_OF !== 0) continue;
    shop.platform.setClock(at);
    await shop.asAdmin('POST', `/api/orders/${id}/bill`);
  }
}

async function select<Row>(statement: RawBuilder<Row>): Promise<Row[]> {
  return (await statement.execute(db())).rows;
}

const rupees = (paise: number | string | null | undefined) => formatRupees(Number(paise ?? 0));
const march = sql`orders.business_date like '2026-03-%'`;

it('shows what was taken and sold on each day', async () => {
  const days = await select(sql<Record<string, number> & { day: string }>`
    select business_date as day, count(case when status <> 'cancelled' then 1 end) as orders,
      sum(case when status <> 'cancelled' then total_paise else 0 end) as sold,
      count(case when status = 'cancelled' then 1 end) as cancelled,
      (select sum(amount_paise) from payments
        where payments.business_date = orders.business_date and kind = 'payment') as taken,
      (select -sum(amount_paise) from payments
        where payments.business_date = orders.business_date and kind = 'refund') as refunded
    from orders where ${march} group by business_date order by business_date`);
  expect(days).toHaveLength(31);
  expect(shown.get('Days')).toEqual(
    days.map(({ day, orders, sold, cancelled, taken = 0, refunded = 0 }) => [
      ...[day, String(orders), rupees(sold), String(cancelled)],
      ...[rupees(taken), rupees(refunded), rupees(taken - refunded)],
    ]),
  );
});

it('shows what was sold of each dish', async () => {
  const dishes = await select(sql<{ name: string; orders: number; units: number; sold: number }>`
    select products.name as name, count(distinct orders.id) as orders, sum(quantity) as units,
      sum(quantity * final_price_paise) as sold
    from order_items join orders on orders.id = order_id join products on products.id = product_id
    where ${march} and status <> 'cancelled' group by products.id, products.name
    order by sold desc`);
  expect(dishes).toHaveLength(12);
  const withoutCategory = shown.get('Dishes')?.map(([name, , ...sums]) => [name, ...sums]);
  expect(withoutCategory).toEqual(
    dishes.map(({ name, orders, units, sold }) => [
      ...[name, String(orders), String(units)],
      rupees(sold),
    ]),
  );
});

it('shows every order by its status and payment', async () => {
  const words = {
    ...{ placed: 'Order Placed', preparing: 'Preparing', 'on-the-way': 'On The Way' },
    ...{ delivered: 'Delivered', cancelled: 'Cancelled' },
    ...{ pending: 'Payment Pending', paid: 'Paid', failed: 'Payment Failed', refunded: 'Refunded' },
  };
  type State = { status: keyof typeof words; payment: keyof typeof words; orders: number };
  const states = await select(sql<State & { total: number }>`
    select status, payment_status as payment, count(*) as orders, sum(total_paise) as total
    from orders where ${march} group by status, payment_status`);
  expect(states.reduce((sum, { orders }) => sum + Number(orders), 0)).toBe(ORDERS);
  expect(new Set(shown.get('Orders by status')?.map(String))).toEqual(
    new Set(
      states.map(({ status, payment, orders, total }) =>
        String([words[status], words[payment], orders, rupees(total)]),
      ),
    ),
  );
});

it('shows the tax of the bills, which add up to the GSTR tables', async () => {
  const [billed] = await select(sql<{ bills: number; notes: number; amount: number }>`
    select count(*) as bills, (select count(*) from credit_notes) as notes,
      sum(total_paise) - (select sum(amount_paise) from credit_notes) as amount
    from bills join orders on orders.id = order_id`);
  expect(Number(billed?.bills)).toBeGreaterThan(ORDERS / BILLED_ONE_OF / 2);
  expect(Number(billed?.notes)).toBeGreaterThan(20);
  const rates = await select(sql<Record<string, number> & { rate: number }>`
    select rate / 100 as rate, sum(taxable_paise) as taxable, sum(cgst_paise) as cgst,
      sum(sgst_paise) as sgst, sum(round_off_paise) as "roundOff", sum(amount_paise) as amount
    from bill_taxes where business_date like '2026-03-%' group by rate order by rate`);
  expect(rates.map(({ rate }) => rate)).toEqual([5, 40]);
  expect(shown.get('Tax on bills')).toEqual(
    rates.map(({ rate, taxable, cgst, sgst, roundOff, amount }) => [
      ...[`${rate}%`, rupees(taxable), rupees(cgst), rupees(sgst), rupees(roundOff)],
      rupees(amount),
    ]),
  );
  expect(rates.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(Number(billed?.amount));

  const table = async (name: string) => {
    const csv: string = await shop.asAdmin('GET', `/api/admin/bills/2026-03/gstr1/${name}`);
    const lines = csv.replace('\uFEFF', '').trim().split('\r\n').slice(1);
    return lines.map((line) => line.split(','));
  };
  const plain = (paise: number | undefined) => (Number(paise) / 100).toFixed(2);
  expect((await table('b2cs')).map(([, , rate, , taxable]) => [rate, taxable])).toEqual(
    rates.map(({ rate, taxable }) => [String(rate), plain(taxable)]),
  );
  const hsn = (await table('hsn')).sort((a, b) => Number(a[5]) - Number(b[5]));
  expect(
    hsn.map(([, , , , amount, rate, taxable, , cgst, sgst]) => [
      ...[rate, amount, taxable, cgst, sgst],
    ]),
  ).toEqual(
    rates.map(({ rate, amount, taxable, cgst, sgst }) => [
      String(rate),
      ...[amount, taxable, cgst, sgst].map(plain),
    ]),
  );
});
