import { randomBytes, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { ShopTables } from '../../server/db/schema';
import { foldText, wordsOf } from '../../server/db/search-words';
import { orderWords } from '../../server/orders/order-words';
import { newOrderId } from '../../server/orders/place/order-id';
import { kolkataTime } from '../../shared/domain/kolkata-time';
import { productId, type Rows } from './filled-menu';

/** After so many orders somebody counts a stock. */
const ORDERS_A_COUNT = 10;
/** What the customers of a filled shop are called. */
export const FIRST_NAMES =
  'Asha Bina Chime Dawa Esha Farid Gita Hema Indra Jigme Karma Lhamo Mingma'.split(' ');
export const LAST_NAMES = 'Bhutia Chettri Gurung Lepcha Rai Sherpa Subba Tamang Thapa Wangdi'.split(
  ' ',
);

const ORDER_TABLES = [
  'orders',
  'order_items',
  'order_history',
  'order_words',
  'audit_log',
  'audit_words',
] as const;

/** The rows of some orders. */
export type Batch = Required<Pick<Rows, (typeof ORDER_TABLES)[number]>>;

/** The figures that the shop keeps of its orders, by their keys. */
export interface Sums {
  days: Map<string, ShopTables['daily_figures']>;
  hours: Map<string, ShopTables['hourly_figures']>;
  sales: Map<string, ShopTables['product_figures']>;
}

interface OrderSeed {
  index: number;
  products: number;
  at: Date;
  isOld: boolean;
}

/** Adds an order, its lines, its history, what it is found by and what is written down of it. */
export function addOrder(batch: Batch, sums: Sums, { index, products, at, isOld }: OrderSeed) {
  const id = newOrderId(randomBytes);
  const created_at = at.toISOString();
  const { date: business_date, minutes } = kolkataTime(at);
  const first = FIRST_NAMES[index % FIRST_NAMES.length];
  const last = LAST_NAMES[Math.floor(index / 7) % LAST_NAMES.length];
  const customer_name = `${first} ${last}`;
  const customer_phone = `+919${String(800_000_000 + ((index * 7919) % 99_999_999))}`;
  const status = isOld ? (index % 33 === 0 ? 'cancelled' : 'delivered') : 'placed';
  const payment_status = isOld ? (index % 40 === 0 ? 'refunded' : 'paid') : 'pending';
  const items = [index % products, (index * 31 + 1) % products].map((product, line) => ({
    order_id: id,
    line: line + 1,
    product_id: productId(product),
    name: `Waffle number ${product}`,
    quantity: 1 + (index % 3),
    price_paise: 10_000 + product,
    final_price_paise: 10_000 + product,
    packaging_paise: 500,
    customizations: '[]',
  }));
  const subtotal = items.reduce((sum, item) => sum + item.quantity * item.final_price_paise, 0);
  batch.orders.push({
    id,
    customer_id: null,
    customer_name,
    customer_key: foldText(customer_name),
    customer_phone,
    customer_email: null,
    status,
    payment_status,
    payment_method: 'upi',
    payment_attempt: 1,
    upi_payment_url: null,
    delivery_method: 'pickup',
    delivery_address: null,
    location_verified: 0,
    item_count: items.length * (1 + (index % 3)),
    subtotal_paise: subtotal,
    packaging_paise: 0,
    delivery_fee_paise: 0,
    total_paise: subtotal,
    special_instructions: '',
    business_date,
    created_at,
    updated_at: created_at,
  });
  batch.order_items.push(...items);
  for (const [sequence, kind, value] of [
    [1, 'status', 'placed'],
    [2, 'payment', 'pending'],
    [3, 'status', status],
  ] as const) {
    batch.order_history.push({
      ...{ order_id: id, sequence, kind, value, at: created_at },
      ...{ admin_id: null, by_name: null },
    });
  }
  for (const word of orderWords(id, customer_name, customer_phone)) {
    batch.order_words.push({ word, order_id: id });
  }
  addEntry(batch, index, {
    ...{ at: created_at, area: 'orders', subject_id: id, subject_name: id },
    from_values: JSON.stringify({ status: 'placed' }),
    to_values: JSON.stringify({ status }),
    reason: null,
  });
  if (index % ORDERS_A_COUNT === 0) {
    const counted = (index / ORDERS_A_COUNT) % products;
    addEntry(batch, index, {
      ...{ at: created_at, area: 'inventory', subject_id: `filled-stock-${counted}` },
      subject_name: `Waffle number ${counted}`,
      from_values: JSON.stringify({ currentStock: 3 }),
      to_values: JSON.stringify({ currentStock: 50 }),
      reason: 'counted',
    });
  }
  const hour = { business_date, hour: Math.floor(minutes / 60) };
  const counted = sums.hours.get(JSON.stringify(hour)) ?? { ...hour, orders: 0 };
  counted.orders += 1;
  sums.hours.set(JSON.stringify(hour), counted);
  const day = { business_date, status, payment_status } as const;
  const figures = sums.days.get(JSON.stringify(day)) ?? { ...day, orders: 0, total_paise: 0 };
  figures.orders += 1;
  figures.total_paise += subtotal;
  sums.days.set(JSON.stringify(day), figures);
  if (status === 'cancelled') return;
  for (const { product_id, quantity, final_price_paise } of items) {
    const sold = sums.sales.get(product_id) ?? { product_id, orders: 0, revenue_paise: 0 };
    sold.orders += 1;
    sold.revenue_paise += quantity * final_price_paise;
    sums.sales.set(product_id, sold);
  }
}

function addEntry(
  batch: Pick<Batch, 'audit_log' | 'audit_words'>,
  index: number,
  entry: Omit<Insertable<ShopTables['audit_log']>, 'id' | 'admin_id' | 'by_name'>,
) {
  const id = randomUUID();
  batch.audit_log.push({
    ...{ id, admin_id: `filled-admin-${index % 5}`, by_name: 'Filled' },
    ...entry,
  });
  for (const word of wordsOf(entry.subject_name)) batch.audit_words.push({ word, entry_id: id });
}
