import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order } from '../../shared/contract/order-shape';
import type { StatementMatch } from '../../shared/contract/statements-contract';
import { PAYMENT_STATUSES } from '../../shared/domain/payment';
import { guestOf, orderFor, placed } from '../../tests/support/test-orders';
import { openTestShop, type TestShop } from '../../tests/support/test-shop';
import { proveSums, troublesOf } from '../proof/prove-sums';

const RUNS = 4;
const TOTAL = 100;
/** In rupees: parts, the total, too much, and enough for two orders. */
const AMOUNTS = [30, 70, TOTAL, 110, 2 * TOTAL] as const;

let shop: TestShop;
let staff: string;
let reference = 630_668_416_110;
beforeAll(async () => {
  shop = await openTestShop();
  ({ token: staff } = await shop.signInAdmin());
});
afterAll(() => shop.close());

const order = fc.constantFrom(0, 1);
const amount = fc.constantFrom(...AMOUNTS);
const credit = fc.nat(3);
const step = fc.oneof(
  fc.record({ kind: fc.constant('credit' as const), order, amount, isForBoth: fc.boolean() }),
  fc.record({ kind: fc.constant('again' as const), order, credit }),
  fc.record({ kind: fc.constant('undo' as const), credit }),
  fc.record({
    kind: fc.constant('status' as const),
    order,
    paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
  }),
  fc.record({ kind: fc.constant('cash' as const), order, amount }),
  fc.record({ kind: fc.constant('refund' as const), order, amount }),
  fc.record({ kind: fc.constant('back' as const), order, payment: fc.nat(2) }),
  fc.record({
    kind: fc.constant('order' as const),
    order,
    status: fc.constantFrom('cancelled' as const, 'placed' as const),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const send = (method: 'POST' | 'PUT', path: string, body: object) =>
  shop.request(method, `/api${path}`, { token: staff, body });
const read = (id: string): Promise<Order> => shop.asAdmin('GET', `/api/orders/admin/${id}`);
function money({ payments = [] }: Order) {
  const sums = { payment: 0, refund: 0 };
  for (const { kind, amount: rupees } of payments) sums[kind] += rupees;
  return sums;
}

/** Two orders, and what staff do to their money. */
async function openBook() {
  await shop.reset();
  // Statements are limited in ten minutes.
  shop.platform.passSeconds(600);
  await shop.changeSettings({ openingMode: 'open', upiId: 'cafe@bank' });
  const tea = await shop.addProduct({ price: TOTAL, stockCount: 100 });
  const place = async (guest: number) =>
    (await placed(shop, orderFor(tea, 1, { guest: guestOf(guest) }))).id;
  const ids = [await place(1), await place(2)];
  const idOf = (index: number) => ids[index] ?? '';
  const credits: StatementMatch['credit'][] = [];
  const confirm = (paying: StatementMatch['credit'] | undefined, orders: string[]) =>
    paying &&
    send('POST', '/admin/statements/confirm', {
      matches: [{ credit: paying, orders: orders.map((id) => ({ id })) }],
    });
  const arrive = async (rupees: number) => {
    reference += 1;
    const text = `Date,Narration,Credit\n2026-04-15,UPI/CR/${reference}/ASHA/x,${rupees}`;
    const { matches } = await shop.asAdmin('POST', '/api/admin/statements/preview', { text });
    credits.push(matches[0].credit);
    return matches[0].credit;
  };
  const act = async (done: Step) => {
    if (done.kind === 'credit') {
      const other = idOf(1 - done.order);
      const paid = [idOf(done.order), ...(done.isForBoth ? [other] : [])];
      return confirm(await arrive(done.amount), paid);
    }
    if (done.kind === 'again') return confirm(credits[done.credit], [idOf(done.order)]);
    if (done.kind === 'undo') {
      const { items } = await shop.asAdmin('GET', '/api/admin/statements/credits');
      const found = items[done.credit];
      return found && send('POST', `/admin/statements/credits/${found.id}/undo`, {});
    }
    const id = idOf(done.order);
    if (done.kind === 'order') return send('PUT', `/orders/${id}/status`, { status: done.status });
    if (done.kind === 'status') {
      return send('PUT', `/orders/${id}/payment-status`, { paymentStatus: done.paymentStatus });
    }
    const now = await read(id);
    if (done.kind === 'back') {
      const payment = now.payments?.[done.payment];
      return payment && send('POST', `/orders/${id}/payments/${payment.id}/take-back`, {});
    }
    const { payment, refund } = money(now);
    const received = payment - refund;
    if (done.kind === 'refund') {
      const body = { method: 'upi', amount: done.amount, received };
      const answer = await send('POST', `/orders/${id}/refunds`, body);
      if (done.amount > received) expect(answer.status).not.toBe(200);
      return answer;
    }
    // Nobody at the counter takes more than is missing.
    const missing = Math.min(done.amount, TOTAL - payment);
    const cash = { method: 'cash', amount: missing, received };
    return missing > 0 && send('POST', `/orders/${id}/payments`, cash);
  };
  return { ids, act };
}

it('payments add up after any sequence of what staff do, also at the same time', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 4, maxLength: 8 }),
      async (rounds) => {
        const { ids, act } = await openBook();
        for (const round of rounds) {
          shop.platform.passSeconds(1);
          for (const answer of await Promise.all(round.map(act))) {
            expect([undefined, false, 200, 400, 409]).toContain(answer?.status);
          }
          for (const id of ids) await expectTrue(await read(id));
        }
        expect(troublesOf(await proveSums(shop.shop.database.db))).toEqual([]);
      },
    ),
    { numRuns: RUNS },
  );
}, 60_000);

/** What an order shows is what its payments say, and nothing that was marked by hand exceeds its total. */
async function expectTrue(shown: Order): Promise<void> {
  const { payment, refund } = money(shown);
  const byHand = shown.payments?.some(({ kind, method }) => kind === 'payment' && method === 'upi');
  expect(payment - refund).toBeGreaterThanOrEqual(0);
  if (byHand) expect(payment).toBeLessThanOrEqual(TOTAL);
  if (payment > 0) {
    const part = payment < TOTAL ? ['pending', 'failed'] : ['paid'];
    expect(payment === refund ? ['refunded'] : part).toContain(shown.paymentStatus);
  } else {
    expect(shown.paymentStatus).not.toBe('paid');
  }
}
