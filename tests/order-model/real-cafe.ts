import { expect } from 'vitest';
import { UNPAID_ORDERS } from '../../server/platform/limits/limit-rules';
import type { InventoryRecord } from '../../shared/contract/menu/inventory-contract';
import { GUEST, orderOf, sendOrder } from '../support/orders/test-orders';
import { unpaidOrdersOf } from '../support/orders/unpaid-orders';
import type { Answer, SignedIn, TestShop } from '../support/platform/test-shop';
import { LARGE_PAISE, MOST_OF_SLOT, PACKAGING_PAISE } from './cafe-limits';
import type { CafeModel } from './cafe-model';
import type { Buyer, Wish } from './model-order';

const NEAR = { street: 'Main Bazaar', latitude: 27.31, longitude: 88.37 };
/** A line without a size gets the default. */
const CUSTOMIZATIONS = {
  size: {
    label: 'Size',
    options: [
      { value: 'regular', label: 'Regular', priceModifier: 0, isDefault: true },
      { value: 'large', label: 'Large', priceModifier: LARGE_PAISE / 100 },
    ],
    min: 1,
  },
};

/** Tomorrow evening: the kitchen can make every order by then. */
const SLOTS = ['2026-04-16T12:30:00.000Z', '2026-04-16T12:45:00.000Z'];

export const CAFE_SETTINGS = {
  upiId: 'cafe@bank',
  cancelUnpaidAfterMinutes: 15,
  tableService: true,
};

/** The real shop, with its ids for the model's numbers. */
export interface RealCafe {
  shop: TestShop;
  staff: string;
  customers: Record<Exclude<Buyer, 'guest'>, SignedIn>;
  products: readonly { productId: string; inventoryId: string; categoryId: string }[];
  /** Order ids by the model's order number. */
  orderIds: string[];
  /** The same of the tables' bills. */
  billIds: string[];
  tableIds: string[];
  /** The access tokens of guests' orders, by order id. */
  tokens: Map<string, string>;
  /** The number of orders sent. Each of a signed-in customer comes from its own IP address. */
  sends: number;
  /** The IP address of all guests' orders: guests are counted by number and network together. */
  guestsAddress: string;
}

let cafes = 0;

/** Resets the shop and adds the model's menu; `staff` and `customers` stay signed in. */
export async function setUpCafe(
  { shop, staff, customers }: Pick<RealCafe, 'shop' | 'staff' | 'customers'>,
  { products: menu }: CafeModel,
): Promise<RealCafe> {
  await shop.reset();
  await shop.changeSettings(CAFE_SETTINGS);
  const later = { laterOrders: true, ordersPerSlot: MOST_OF_SLOT, workMinutesPerSlot: 600 };
  await shop.asAdmin('PUT', '/api/admin/kitchen/settings', later);
  const made = [];
  for (const { pricePaise, stock } of menu) {
    made.push(
      await shop.addProduct({
        name: `Dish ${made.length}`,
        price: pricePaise / 100,
        packagingCharge: PACKAGING_PAISE / 100,
        stockCount: stock,
        customizationOptions: CUSTOMIZATIONS,
      }),
    );
  }
  const records: InventoryRecord[] = await shop.asAdmin('GET', '/api/inventory');
  const products = made.map(({ id, categoryId }) => ({
    productId: id,
    inventoryId: records.find(({ productId }) => productId === id)?.id ?? '',
    categoryId,
  }));
  const tableIds: string[] = [];
  for (const name of ['One', 'Two']) {
    tableIds.push((await shop.asAdmin('POST', '/api/admin/tables', { name })).id);
  }
  cafes += 1;
  const guestsAddress = `10.1.${Math.floor(cafes / 250)}.${cafes % 250}`;
  return {
    shop,
    staff,
    customers,
    products,
    orderIds: [],
    billIds: [],
    tableIds,
    tokens: new Map(),
    sends: 0,
    guestsAddress,
  };
}

/** Sends an order several times concurrently. */
export async function sendWish(
  real: RealCafe,
  key: number,
  { buyer, lines, delivered, slot }: Wish,
  times: number,
): Promise<Answer[]> {
  const body = orderOf([], {
    ...(buyer === 'guest' && { guest: GUEST }),
    ...(slot !== undefined && { slotAt: SLOTS[slot] }),
    items: lines.map(({ product, quantity, large }) => ({
      productId: real.products[product]?.productId,
      quantity,
      customizations: large ? [{ section: 'size', value: 'large' }] : [],
    })),
    ...(delivered && { deliveryMethod: 'delivery', deliveryAddress: NEAR }),
  });
  const sends = Array.from({ length: times }, () => {
    real.sends += 1;
    const from = `10.0.${Math.floor(real.sends / 250)}.${real.sends % 250}`;
    const sent =
      buyer === 'guest' ? { from: real.guestsAddress } : { from, customer: real.customers[buyer] };
    return sendOrder(real.shop, body, { key: `key ${key}`, ...sent });
  });
  return Promise.all(sends);
}

/** Sends a staff user's request several times concurrently. */
export async function askAsStaff(
  { shop, staff }: RealCafe,
  method: string,
  path: string,
  body?: object,
  times = 1,
): Promise<Answer[]> {
  const sends = Array.from({ length: times }, () =>
    shop.request(method, path, { token: staff, body }),
  );
  return Promise.all(sends);
}

/** Its buyer says several times at once that they have paid. */
export async function claimPayment(
  { shop, customers, orderIds, tokens }: RealCafe,
  { orders }: CafeModel,
  number: number,
  times: number,
): Promise<Answer[]> {
  const id = orderIds[number] ?? '';
  const buyer = orders[number]?.wish.buyer ?? 'guest';
  const token = buyer === 'guest' ? undefined : customers[buyer].token;
  const headers = { 'Order-Access-Token': tokens.get(id) ?? '' };
  const path = `/api/orders/${id}/payment-claim`;
  const sends = Array.from({ length: times }, () =>
    shop.request('POST', path, token === undefined ? { headers } : { token }),
  );
  return Promise.all(sends);
}

/** Unpaid orders lapse, and then no longer count at the limits of what may be held. */
export async function passLapse({ shop }: RealCafe): Promise<void> {
  shop.platform.passSeconds(15 * 60);
  await unpaidOrdersOf(shop).cancelUnpaid();
  shop.platform.passSeconds(UNPAID_ORDERS.lapsedWindowS + 1);
  await unpaidOrdersOf(shop).cancelUnpaid();
}

/** Edits a product like the back office, without its stock. */
export async function editProduct(
  { shop, products }: RealCafe,
  index: number,
  changes: { price: number; isAvailable: boolean },
): Promise<void> {
  const { productId, categoryId } = products[index] ?? {};
  await shop.asAdmin('PUT', `/api/products/${productId}`, {
    name: `Dish ${index}`,
    categoryId,
    packagingCharge: PACKAGING_PAISE / 100,
    customizationOptions: CUSTOMIZATIONS,
    ...changes,
  });
}

/** Expects the inventory to equal the model's stock. */
export async function expectStock({ shop, products }: RealCafe, model: CafeModel): Promise<void> {
  const records: InventoryRecord[] = await shop.asAdmin('GET', '/api/inventory');
  const stocks = products.map(
    ({ productId }) => records.find((one) => one.productId === productId)?.currentStock,
  );
  expect(stocks).toEqual(model.products.map(({ stock }) => stock));
}

/** Expects an order's state and history to equal the model's. */
export async function expectOrder(
  { shop, orderIds }: RealCafe,
  model: CafeModel,
  number: number,
): Promise<void> {
  const order = await shop.asAdmin('GET', `/api/orders/admin/${orderIds[number]}`);
  const { statuses, payments, totalPaise, ticket } = model.orderAt(number);
  expect({
    status: order.status,
    paymentStatus: order.paymentStatus,
    statuses: order.statusUpdates.map(({ status }: { status: string }) => status),
    payments: order.paymentUpdates.map((update: { paymentStatus: string }) => update.paymentStatus),
    totalPaise: Math.round(order.totalAmount * 100),
    isAccepted: order.acceptedAt !== null,
    isReady: order.readyAt !== null,
  }).toEqual({
    status: statuses.at(-1),
    paymentStatus: payments.at(-1),
    statuses,
    payments,
    totalPaise,
    isAccepted: ticket.isAccepted,
    isReady: ticket.isReady,
  });
}

/** Expects every order and the total figures to equal the model's. */
export async function expectAll(real: RealCafe, model: CafeModel): Promise<void> {
  await expectStock(real, model);
  for (const number of model.orders.keys()) await expectOrder(real, model, number);
  const { total } = await real.shop.asAdmin('GET', '/api/orders');
  const stats = await real.shop.asAdmin('GET', '/api/admin/dashboard/stats');
  expect({ total, orders: stats.totalOrders, revenue: stats.totalRevenue }).toEqual({
    total: model.orders.length + model.bills.length,
    orders: model.orders.length + model.bills.length,
    revenue: model.revenuePaise / 100,
  });
}
