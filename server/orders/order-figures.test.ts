import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ORDER_STATUSES } from '../../shared/domain/orders/order-status';
import { PAYMENT_STATUSES } from '../../shared/domain/orders/payment';
import { wrongFigures } from '../../tests/simulations/chaos/check-figures';
import { readLedger } from '../../tests/simulations/chaos/ledger';
import { guestOf, orderOf, placed } from '../../tests/support/orders/test-orders';
import { forEachTest } from '../../tests/support/platform/for-tests';
import { openTestShop } from '../../tests/support/platform/test-shop';

const shop = await forEachTest(openTestShop());

/** Stored figures that differ from a full count of the orders. */
const wrong = async () => wrongFigures(await readLedger(shop.shop.database.db));

const step = fc.oneof(
  fc.record({ kind: fc.constant('place' as const), products: fc.constantFrom([0], [1], [0, 1]) }),
  fc.record({
    kind: fc.constant('status' as const),
    order: fc.nat(9),
    status: fc.constantFrom(...ORDER_STATUSES),
  }),
  fc.record({
    kind: fc.constant('payment' as const),
    order: fc.nat(9),
    paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
  }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
);

it('the stored figures equal a full count, whatever happens to the orders', async () => {
  await shop.changeSettings({ openingMode: 'open' });
  const menu = [await shop.addProduct({ stockCount: 500 }), await shop.addProduct({ price: 35.5 })];
  const ids: string[] = [];
  let guests = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      for (const taken of steps) {
        const id = 'order' in taken ? ids[ids.length - 1 - (taken.order % ids.length)] : undefined;
        if (taken.kind === 'wait') shop.platform.passSeconds(taken.hours * 3600);
        if (taken.kind === 'place') {
          const products = taken.products.flatMap((index) => menu[index] ?? []);
          const answer = await shop.request('POST', '/api/orders', {
            body: orderOf(products, { guest: guestOf(guests++) }),
          });
          if (answer.status === 201) ids.push(answer.body.id);
        }
        const { token } = await shop.signInAdmin();
        if (taken.kind === 'status' && id) {
          await shop.request('PUT', `/api/orders/${id}/status`, { token, body: taken });
        }
        if (taken.kind === 'payment' && id) {
          await shop.request('PUT', `/api/orders/${id}/payment-status`, { token, body: taken });
        }
      }
      expect(await wrong()).toEqual([]);
    }),
    { numRuns: 12 },
  );
  expect(ids.length).toBeGreaterThan(3);
});

it('the figures are correct after many concurrent orders and changes', async () => {
  const tea = await shop.addProduct({ stockCount: 100 });
  const orders = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      placed(shop, orderOf([tea], { guest: guestOf(index) })),
    ),
  );
  await Promise.all(
    orders.flatMap(({ id }, index) => [
      shop.setStatus(id, index % 2 ? 'cancelled' : 'preparing'),
      shop.setPayment(id, 'paid'),
    ]),
  );
  expect(await wrong()).toEqual([]);
});
