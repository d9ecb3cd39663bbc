import { randomBytes, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { kolkataTime } from '../../shared/domain/kolkata-time';
import { type Database, openDatabase } from '../db/database';
import type { OrdersTable, ShopTables } from '../db/schema';
import { foldText, wordsOf } from '../db/search-words';
import { newOrderId } from '../orders/order-id';
import { orderWords } from '../orders/order-search';
import type { TestDatabase } from './test-database';

const YEAR_MS = 365 * 86_400_000;
/** Rows of a statement: PostgreSQL takes 65,535 values in one, SQLite half of that. */
const BATCH = 1000;
const CATEGORIES = 20;
const FIRST_NAMES =
  'Asha Bina Chime Dawa Esha Farid Gita Hema Indra Jigme Karma Lhamo Mingma'.split(' ');
const LAST_NAMES = 'Bhutia Chettri Gurung Lepcha Rai Sherpa Subba Tamang Thapa Wangdi'.split(' ');

type Rows = { [Table in keyof ShopTables]?: Insertable<ShopTables[Table]>[] };

interface Amounts {
  products: number;
  orders: number;
  /** When the last of the orders was placed; the first a year before. */
  now: Date;
}

/** Fills the tables of a shop that is not open with a year of orders, past the API. */
export async function fillShop({ settings }: TestDatabase, amounts: Amounts): Promise<void> {
  const { db, close } = openDatabase({
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    onIdleError: (error) => console.error(error),
  });
  await insertYear(db, amounts);
  await close();
}

async function insertYear(db: Database, { products, orders, now }: Amounts): Promise<void> {
  await insertAll(db, menuOf(products, now));
  const sums: Sums = { days: new Map(), sales: new Map() };
  for (let first = 0; first < orders; first += BATCH) {
    const batch: Required<Pick<Rows, (typeof ORDER_TABLES)[number]>> = {
      orders: [],
      order_items: [],
      order_history: [],
      order_words: [],
      audit_log: [],
      audit_words: [],
    };
    for (let index = first; index < Math.min(first + BATCH, orders); index += 1) {
      const at = new Date(now.getTime() - ((orders - index) / orders) * YEAR_MS);
      addOrder(batch, sums, { index, products, at, isOld: index < orders - 40 });
    }
    await insertAll(db, batch);
  }
  await insertAll(db, {
    daily_figures: [...sums.days.values()],
    product_figures: [...sums.sales.values()],
  });
}

const ORDER_TABLES = [
  'orders',
  'order_items',
  'order_history',
  'order_words',
  'audit_log',
  'audit_words',
] as const;

interface Sums {
  days: Map<string, ShopTables['daily_figures']>;
  sales: Map<string, ShopTables['product_figures']>;
}

async function insertAll(db: Database, rows: Rows): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const [table, all] of Object.entries(rows)) {
      for (let start = 0; start < all.length; start += BATCH) {
        const part = all.slice(start, start + BATCH);
        await tx
          .insertInto(table as 'orders')
          .values(part as Insertable<OrdersTable>[])
          .execute();
      }
    }
  });
}

function menuOf(products: number, now: Date): Rows {
  const at = now.toISOString();
  const times = { created_at: at, updated_at: at };
  const numbers = Array.from({ length: products }, (_, index) => index);
  return {
    categories: numbers.slice(0, CATEGORIES).map((index) => ({
      id: `filled-category-${index}`,
      name: `Filled ${index}`,
      name_key: `filled ${index}`,
      description: '',
      is_active: 1,
      position: index + 100,
      deleted_at: null,
      ...times,
    })),
    products: numbers.map((index) => ({
      id: productId(index),
      category_id: `filled-category-${index % CATEGORIES}`,
      name: `Waffle number ${index}`,
      description: 'Crisp outside, soft inside, warm from the iron.',
      price_paise: 10_000 + index,
      packaging_paise: 500,
      image_url: '',
      customization_options: '{}',
      diet: 'veg',
      is_available: 1,
      position: index + 100,
      deleted_at: null,
      ...times,
    })),
    inventory: numbers.map((index) => ({
      id: `filled-stock-${index}`,
      product_id: productId(index),
      starting_stock: 50,
      current_stock: index % 50,
      updated_at: at,
    })),
  };
}

const productId = (index: number) => `filled-product-${index}`;

interface OrderSeed {
  index: number;
  products: number;
  at: Date;
  isOld: boolean;
}

function addOrder(
  batch: Required<Pick<Rows, (typeof ORDER_TABLES)[number]>>,
  sums: Sums,
  { index, products, at, isOld }: OrderSeed,
) {
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
  const entry = randomUUID();
  batch.audit_log.push({
    id: entry,
    at: created_at,
    admin_id: `filled-admin-${index % 5}`,
    by_name: 'Filled',
    area: 'orders',
    subject_id: id,
    subject_name: id,
    from_values: JSON.stringify({ status: 'placed' }),
    to_values: JSON.stringify({ status }),
    reason: null,
  });
  for (const word of wordsOf(id)) batch.audit_words.push({ word, entry_id: entry });
  const day = { business_date, hour: Math.floor(minutes / 60), status, payment_status } as const;
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
