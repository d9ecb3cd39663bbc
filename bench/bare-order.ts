import { randomUUID } from 'node:crypto';

/** Runs one statement, written with `?`, and answers its rows. */
export type Query = (statement: string, values: readonly unknown[]) => Promise<void> | void;

/** The products that every order of the bench buys, one of each. */
export interface BasketProduct {
  id: string;
  name: string;
  pricePaise: number;
}

/**
 * The statements of an order with two lines and nothing else: no HTTP, no checks, no prices worked
 * out. The measure for what the shop adds around them.
 */
export async function placeBareOrder(
  query: Query,
  basket: readonly BasketProduct[],
): Promise<void> {
  const id = randomUUID().slice(0, 13);
  const now = new Date().toISOString();
  const ids = basket.map((product) => product.id);
  const total = basket.reduce((sum, product) => sum + product.pricePaise, 0);
  await query(CLAIM_KEY, [`guest:${id}`, id, id, id, now]);
  await query(READ_SETTINGS, []);
  await query(READ_PRODUCTS, ids);
  for (const productId of ids) await query(TAKE_STOCK, [1, now, productId, 1]);
  await query(INSERT_ORDER, [
    ...[id, 'Bench', '+919000000000', 'bench', 'placed', 'pending', 'upi', 1, 'upi://pay'],
    ...['pickup', 0, ids.length, total, 0, 0, total, '', now.slice(0, 10), now, now],
  ]);
  await query(
    INSERT_ITEMS,
    basket.flatMap(({ id: productId, name, pricePaise }, line) => [
      ...[id, line + 1, productId, name, 1, pricePaise, pricePaise, 0, '[]'],
    ]),
  );
  await query(INSERT_HISTORY, [id, 1, 'status', 'placed', now]);
}

const CLAIM_KEY = `insert into idempotency_keys (caller, key, body_hash, order_id, created_at)
  values (?, ?, ?, ?, ?) on conflict do nothing`;
const READ_SETTINGS = `select document from settings where id = 'shop'`;
const READ_PRODUCTS = `select p.*, c.is_active, i.current_stock from products p
  join categories c on c.id = p.category_id left join inventory i on i.product_id = p.id
  where p.id in (?, ?)`;
const TAKE_STOCK = `update inventory set current_stock = current_stock - ?, updated_at = ?
  where product_id = ? and current_stock >= ?`;
const INSERT_ORDER = `insert into orders (id, customer_name, customer_phone, customer_key, status,
  payment_status, payment_method, payment_attempt, upi_payment_url, delivery_method,
  location_verified, item_count, subtotal_paise, packaging_paise, delivery_fee_paise, total_paise,
  special_instructions, business_date, created_at, updated_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const INSERT_ITEMS = `insert into order_items (order_id, line, product_id, name, quantity,
  price_paise, final_price_paise, packaging_paise, customizations)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const INSERT_HISTORY = `insert into order_history (order_id, sequence, kind, value, at)
  values (?, ?, ?, ?, ?)`;
