import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '../../shared/contract/catalog-contract';
import type { Order } from '../../shared/contract/order-shape';
import { ORDER_STATUSES, type OrderStatus } from '../../shared/domain/order-status';
import { orderOf, sendOrder } from '../testing/test-orders';
import { openTestShop, type SignedIn, type TestShop } from '../testing/test-shop';

const INITIAL = 8;
const PRODUCTS = 3;
const productIndex = fc.nat({ max: PRODUCTS - 1 });

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      lines: fc.array(
        fc.record({
          product: productIndex,
          quantity: fc.integer({ min: 1, max: 4 }),
          large: fc.boolean(),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('set status' as const),
      order: fc.nat({ max: 5 }),
      status: fc.constantFrom('cancelled' as OrderStatus, ...ORDER_STATUSES),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('count stock' as const),
      product: productIndex,
      stock: fc.nat({ max: 12 }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** What the shop has to answer, in the simplest words. */
interface Model {
  stock: number[];
  orders: { id: string; status: OrderStatus; held: number[] }[];
}

describe('whatever is ordered, cancelled and counted', () => {
  let shop: TestShop;
  let asha: SignedIn;
  beforeAll(async () => {
    shop = await openTestShop();
    asha = await shop.signInCustomer();
  });
  afterAll(() => shop.close());

  async function takeStep(
    model: Model,
    products: Product[],
    records: Map<string, string>,
    next: Step,
  ) {
    if (next.do === 'order') return order(model, products, next.lines);
    if (next.do === 'count stock') {
      const { id = '' } = products[next.product] ?? {};
      const body = { productId: id, startingStock: next.stock, currentStock: next.stock };
      await shop.asAdmin('PUT', `/api/inventory/${records.get(id)}`, body);
      model.stock[next.product] = next.stock;
      return;
    }
    const target = model.orders[next.order];
    if (target) await setStatus(model, target, next.status);
  }

  async function order(
    model: Model,
    products: Product[],
    lines: { product: number; quantity: number; large: boolean }[],
  ) {
    const items = lines.map(({ product, quantity, large }) => ({
      productId: products[product]?.id,
      quantity,
      customizations: large ? [{ section: 'size', value: 'large' }] : [],
    }));
    const wanted = model.stock.map((_, product) =>
      lines.reduce((sum, line) => sum + (line.product === product ? line.quantity : 0), 0),
    );
    const { status, body } = await sendOrder(shop, orderOf([], { items }), { customer: asha });
    const short = wanted.some((quantity, product) => quantity > (model.stock[product] ?? 0));
    expect(status).toBe(short ? 409 : 201);
    if (short) return;
    expectSum(body);
    model.orders.push({ id: body.id, status: 'placed', held: wanted });
    model.stock = model.stock.map((stock, product) => stock - (wanted[product] ?? 0));
  }

  function expectSum({ items, subtotal, packagingCharge, deliveryFee, totalAmount }: Order) {
    const paise = (rupees: number) => Math.round(rupees * 100);
    const lines = items.map(({ finalPrice, quantity }) => paise(finalPrice) * quantity);
    expect(paise(subtotal)).toBe(lines.reduce((sum, line) => sum + line, 0));
    expect(paise(totalAmount)).toBe(paise(subtotal) + paise(packagingCharge) + paise(deliveryFee));
  }

  async function setStatus(model: Model, target: Model['orders'][number], status: OrderStatus) {
    const { token } = await shop.signInAdmin();
    const answer = await shop.request('PUT', `/api/orders/${target.id}/status`, {
      token,
      body: { status },
    });
    const gives = status === 'cancelled' && target.status !== 'cancelled';
    const takes = status !== 'cancelled' && target.status === 'cancelled';
    const short = takes && target.held.some((held, product) => held > (model.stock[product] ?? 0));
    expect(answer.status).toBe(short ? 409 : 200);
    if (short) return;
    target.status = status;
    const sign = gives ? 1 : takes ? -1 : 0;
    model.stock = model.stock.map((stock, product) => stock + sign * (target.held[product] ?? 0));
  }

  it('the stock is what was counted, less what is sold, and totals are the sum of their lines', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        await shop.reset();
        const customizationOptions = {
          size: {
            label: 'Size',
            options: [{ value: 'large', label: 'Large', priceModifier: 12.35 }],
          },
        };
        const products: Product[] = [];
        for (let each = 0; each < PRODUCTS; each += 1) {
          const price = 10.1 + each;
          products.push(
            await shop.addProduct({
              price,
              packagingCharge: 0.15,
              stockCount: INITIAL,
              customizationOptions,
            }),
          );
        }
        const inventory: { id: string; productId: string }[] = await shop.asAdmin(
          'GET',
          '/api/inventory',
        );
        const records = new Map(inventory.map(({ id, productId }) => [productId, id]));
        const model: Model = { stock: products.map(() => INITIAL), orders: [] };
        for (const next of steps) {
          await takeStep(model, products, records, next);
          const stock = await Promise.all(products.map(({ id }) => shop.stockOf(id)));
          expect(stock).toEqual(model.stock);
        }
      }),
      { numRuns: 15 },
    );
  }, 60_000);
});
