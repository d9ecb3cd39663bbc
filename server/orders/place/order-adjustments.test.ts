import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../shared/contract/orders/order-shape';
import type { PriceAdjustment } from '../../../shared/domain/orders/pricing';
import { wrongFigures } from '../../../tests/simulations/chaos/check-figures';
import { wrongTotals } from '../../../tests/simulations/chaos/check-orders';
import { readLedger } from '../../../tests/simulations/chaos/ledger';
import { orderRows } from '../../../tests/support/orders/order-rows';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { inTransaction } from '../../platform/db/transaction';
import { guestAccessToken } from '../follow/read-order';
import type { NewOrder } from '../order-wire';
import { insertOrder } from './insert-order';

const COUPON: PriceAdjustment = {
  kind: 'discount',
  label: 'Puja coupon',
  amount: -2550,
  code: 'PUJA',
};
const FESTIVAL: PriceAdjustment = { kind: 'surcharge', label: 'Festival packing', amount: 500 };
const NO_FEES = { deliveryFee: 0, reducedDeliveryFee: 0, reducedDeliveryFeeFrom: 0 };

const shop = await forEachTest(openTestShop());

describe('an order with adjustments', () => {
  let adjusted: NewOrder;
  beforeEach(async () => {
    const product = await shop.addProduct({ price: 40, stockCount: 10 });
    const tea = { productId: product.id, name: 'Tea', price: 4000, packagingCharge: 500 };
    adjusted = orderRows({
      id: 'ADJUSTED1',
      lines: [{ ...tea, quantity: 2, customizations: [] }],
      adjustments: [COUPON, FESTIVAL],
      now: shop.platform.clock(),
    });
  });

  const insert = (order: NewOrder) =>
    inTransaction(shop.shop.database.db, (tx) => insertOrder(tx, order));

  it('shows them, and a total that includes them, to customer and staff', async () => {
    await insert(adjusted);
    const shown = {
      subtotal: 80,
      packagingCharge: 10,
      deliveryFee: 0,
      adjustments: [
        { kind: 'discount', label: 'Puja coupon', amount: -25.5, code: 'PUJA' },
        { kind: 'surcharge', label: 'Festival packing', amount: 5 },
      ],
      totalAmount: 69.5,
    };
    const token = guestAccessToken(shop.shop.signer, 'ADJUSTED1');
    const own = await shop.request('GET', `/api/orders/ADJUSTED1?accessToken=${token}`, {});
    expect(own.body).toMatchObject(shown);
    expect(await shop.asAdmin('GET', '/api/orders/admin/ADJUSTED1')).toMatchObject(shown);
    const { items }: { items: Order[] } = await shop.asAdmin('GET', '/api/orders');
    expect(items).toMatchObject([shown]);
  });

  it('counts in the figures with its total and passes the chaos checker', async () => {
    await insert(adjusted);
    await shop.asAdmin('PUT', '/api/orders/ADJUSTED1/payment-status', { paymentStatus: 'paid' });
    const { totalRevenue } = await shop.asAdmin('GET', '/api/admin/dashboard/stats');
    expect(totalRevenue).toBe(69.5);
    const ledger = await readLedger(shop.shop.database.db);
    expect([...wrongTotals(ledger, [], NO_FEES), ...wrongFigures(ledger)]).toEqual([]);
    const without = { ...ledger, priceAdjustments: [] };
    expect(wrongTotals(without, [], NO_FEES)).toEqual([
      'order ADJUSTED1: total 6950 instead of 9000',
    ]);
  });

  it('is not stored when its parts do not add up', async () => {
    await expect(insert({ ...adjusted, adjustments: [] })).rejects.toThrow('does not add up');
    expect(await shop.asAdmin('GET', '/api/orders')).toMatchObject({ total: 0 });
  });

  it('is not stored with a total below 0', async () => {
    const [coupon, festival] = adjusted.adjustments;
    if (!coupon || !festival) throw new Error('The order has no adjustments');
    const more = adjusted.row.total_paise + 1;
    await expect(
      insert({
        ...adjusted,
        row: { ...adjusted.row, total_paise: -1 },
        adjustments: [{ ...coupon, amount_paise: coupon.amount_paise - more }, festival],
      }),
    ).rejects.toThrow('orders_total_not_negative');
  });
});
