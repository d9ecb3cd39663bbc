import { beforeEach, expect, it } from 'vitest';
import type { StatementMatch } from '../../../shared/contract/money/statements-contract';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { openStatementShop } from '../../../tests/support/money/statement-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { proveSums, troublesOf } from '../proof/prove-sums';

const DAY = '2026-11-27';
const cafe = await forEachTest(openStatementShop());
const { shop, line, statement, preview } = cafe;
beforeEach(() =>
  shop.changeSettings({ openingMode: 'open', upiId: 'cafe@bank', tipsAtCounter: true }),
);

const read = (): Promise<Order> => shop.asAdmin('GET', `/api/orders/admin/${cafe.code}`);
const post = (what: string, body = {}) => {
  shop.platform.passSeconds(1);
  return shop.asAdmin('POST', `/api/orders/${cafe.code}/${what}`, body);
};
/** Staff mark parts of the order paid by UPI, some with a tip. */
async function take(...parts: [amount: number, tip?: number][]): Promise<void> {
  let received = 0;
  for (const [amount, tip = 0] of parts) {
    await post('payments', { method: 'upi', amount, received, tip });
    received = Math.round(100 * (received + amount)) / 100;
  }
}
/** Three equal parts of ₹85.00, as the links of the counter's page ask for them. */
const friends = () => [
  line(28.34, `${cafe.code}1`),
  line(33.33, `${cafe.code}2P2`),
  line(28.33, `${cafe.code}3P3 Maenam`),
];
const shown = ({ reason, isSure, pays }: StatementMatch) => [
  isSure ? 'sure' : reason,
  ...pays.map(({ amount }) => amount),
];
/** Confirms all that is sure, as the page does with one tap. */
async function confirmSure(text: string) {
  const { matches } = await preview(text);
  const sure = matches.filter(({ isSure }: StatementMatch) => isSure);
  if (sure.length === 0) return matches.map(shown);
  shop.platform.passSeconds(1);
  const { changed } = await cafe.confirm(
    ...sure.map(({ credit, pays }: StatementMatch) => ({
      credit,
      orders: pays.map(({ orderId, owed }) => ({ id: orderId, owed })),
    })),
  );
  expect(changed).toEqual([]);
  return matches.map(shown);
}
const bankOf = ({ payments = [] }: Order) =>
  payments.filter(({ method }) => method === 'bank').map(({ amount }) => amount);
const proved = async () => expect(troublesOf(await proveSums(shop.shop.database.db))).toEqual([]);

it('equal parts that staff took are confirmed one by one, the tip apart, each once', async () => {
  await take([28.34], [28.33, 5], [28.33]);
  const [first = '', tipped = '', last = ''] = friends();
  const twice = line(28.33, `${cafe.code}3P3`);
  const text = statement(first, tipped, last, twice);
  expect(await confirmSure(text)).toEqual([
    ['sure', 28.34],
    ['sure', 28.33],
    ['sure', 28.33],
    ['paid-before', 28.33],
  ]);
  const order = await read();
  expect(bankOf(order).sort()).toEqual([28.33, 28.33, 28.34]);
  expect(order).toMatchObject({ paymentStatus: 'paid', tips: [{ amount: 5, method: 'upi' }] });
  expect(order.payments).toHaveLength(3);
  expect(order.receivedAmount).toBeUndefined();
  expect(await preview(text)).toMatchObject({ known: 3, matches: { length: 1 } });
  const report = await shop.asAdmin('GET', `/api/admin/reports?from=${DAY}&to=${DAY}`);
  expect(report.money.taken).toBe(85);
  await proved();
});

it('parts come in the statements of several days, the last one with two tips of the same part', async () => {
  await take([28.34], [28.33, 5], [28.33, 5]);
  const [first = '', tipped = '', last = ''] = friends();
  expect(await confirmSure(statement(tipped))).toEqual([['sure', 28.33]]);
  const other = line(33.33, `${cafe.code}4P3`);
  // The second of two equal sums was recorded, a third was not.
  expect(await confirmSure(statement(first, other, line(33.33, cafe.code)))).toEqual([
    ['sure', 28.34],
    ['sure', 28.33],
    ['paid-before', 33.33],
  ]);
  expect(await confirmSure(statement(last))).toEqual([['paid-before', 28.33]]);
  expect(await read()).toMatchObject({ paymentStatus: 'paid', bankPayments: { owed: 0 } });
  await proved();
});

it('a tip that nobody recorded, or that was confirmed before, leaves the credit to staff', async () => {
  await take([85, 15]);
  expect(await confirmSure(statement(line(95, cafe.code)))).toEqual([['too-much', 85]]);
  expect(await confirmSure(statement(line(100, cafe.code)))).toEqual([['sure', 85]]);
  expect(await confirmSure(statement(line(100, cafe.code)))).toEqual([['paid-before', 100]]);
  expect((await read()).bankPayments).toMatchObject({
    credits: [{ amount: 100, forOrder: 85, left: 15 }],
  });
  await proved();
});

it('the sum with its tip is proposed by its amount and day, but never sure', async () => {
  await take([42.5], [42.5, 7]);
  const text = statement(line(49.5, 'thanks'), line(42.5, 'UPI'));
  const { matches } = await preview(text);
  expect(matches.map(shown)).toEqual([
    ['amount', 42.5],
    ['amount', 42.5],
  ]);
});

it('parts that nobody marked are sure if together they are what is owed', async () => {
  const three = friends().map((each) => each.replace('33.33', '28.33'));
  expect((await preview(statement(...three.slice(1)))).matches.map(shown)).toEqual([
    ['part', 28.33],
    ['part', 28.33],
  ]);
  expect(await confirmSure(statement(...three))).toEqual([
    ['sure', 28.34],
    ['sure', 28.33],
    ['sure', 28.33],
  ]);
  expect(await read()).toMatchObject({ paymentStatus: 'paid', bankPayments: { owed: 0 } });
  await proved();
});

it('an undone match leaves the tip to the next credit', async () => {
  await take([85, 15]);
  const text = statement(line(100, cafe.code));
  await confirmSure(text);
  const { items } = await shop.asAdmin('GET', '/api/admin/statements/credits');
  await shop.asAdmin('POST', `/api/admin/statements/credits/${items[0].id}/undo`);
  expect(await read()).toMatchObject({ paymentStatus: 'paid', bankPayments: { owed: 85 } });
  expect((await preview(text)).matches.map(shown)).toEqual([['undone', 85]]);
  expect(await confirmSure(statement(line(100, cafe.code)))).toEqual([['sure', 85]]);
  await proved();
});

it('a confirmed tip that was no tip is money to return', async () => {
  await take([85, 15]);
  await confirmSure(statement(line(100, cafe.code)));
  const [tip] = (await read()).tips ?? [];
  await post(`tips/${tip?.id}/take-back`);
  const order = await read();
  expect(order).toMatchObject({ paymentStatus: 'paid', receivedAmount: 100 });
  expect(bankOf(order).sort()).toEqual([15, 85]);
  await proved();
});

it('a closed day has one net line, in which no tip is', async () => {
  await take([28.34], [28.33, 5], [28.33]);
  const path = `/api/admin/reports/days/${DAY}`;
  const { seen } = await shop.asAdmin('GET', path);
  const signed = { seen, countId: null, explanation: '', early: 'Sold out' };
  await shop.asAdmin('POST', `${path}/closing`, signed);
  shop.platform.setClock('2026-11-28T06:00:00.000Z');
  const on = (text: string) => text.replace('28/11/2026', '27/11/2026');
  await confirmSure(statement(...friends().map(on)));
  const { statements, later } = await shop.asAdmin('GET', path);
  expect(later).toEqual([]);
  expect(statements).toMatchObject([{ orders: 1, net: 0 }]);
  await proved();
});
