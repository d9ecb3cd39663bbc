import type * as z from 'zod';
import type { dashboardStats, popularProduct } from '../../shared/contract/dashboard-contract';
import { paiseToRupees } from '../../shared/domain/money';
import { productStatus } from '../../shared/domain/stock';
import { listProductRows } from '../catalog/product-store';
import type { Database } from '../db/database';

const MOST_POPULAR = 5;

/**
 * The four cards of the dashboard: every order, the rupees of the paid ones that were not
 * cancelled, the products on sale, and those of them that are low by the domain's limit.
 */
export async function readStats(db: Database): Promise<z.infer<typeof dashboardStats>> {
  const { totalOrders } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('totalOrders'))
    .executeTakeFirstOrThrow();
  const { revenue } = await db
    .selectFrom('orders')
    .where('payment_status', '=', 'paid')
    .where('status', '!=', 'cancelled')
    .select(({ fn }) => fn.sum<number | null>('total_paise').as('revenue'))
    .executeTakeFirstOrThrow();
  const statuses = (await listProductRows(db, { withHidden: true })).map((product) =>
    productStatus(product.is_available === 1, product.current_stock ?? 0),
  );
  return {
    totalOrders,
    totalRevenue: paiseToRupees(revenue ?? 0),
    activeProducts: statuses.filter((status) => status !== 'inactive').length,
    lowStock: statuses.filter((status) => status === 'low-stock').length,
  };
}

/** The products in the most orders, cancelled ones left out; revenue without packaging. */
export async function listPopularProducts(db: Database): Promise<z.infer<typeof popularProduct>[]> {
  const rows = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .innerJoin('products', 'products.id', 'order_items.product_id')
    .where('orders.status', '!=', 'cancelled')
    .groupBy(['products.id', 'products.name'])
    .select(({ fn, eb }) => [
      'products.id',
      'products.name',
      fn.count<number>('orders.id').distinct().as('totalOrders'),
      fn
        .sum<number>(eb('order_items.final_price_paise', '*', eb.ref('order_items.quantity')))
        .as('revenue'),
    ])
    .orderBy('totalOrders', 'desc')
    .orderBy('revenue', 'desc')
    .orderBy('products.id')
    .limit(MOST_POPULAR)
    .execute();
  return rows.map(({ revenue, ...same }) => ({ ...same, revenue: paiseToRupees(revenue) }));
}
