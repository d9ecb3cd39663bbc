import type {
  DashboardStats,
  PopularProduct,
} from '../../../shared/contract/money/dashboard-contract';
import { productStatus } from '../../../shared/domain/menu/stock-status';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import { listProductRows } from '../../menu/catalog/product-store';
import type { Database } from '../../platform/db/database';
import { REVENUE_PAISE } from './figures-by-day';

const MOST_POPULAR = 5;

export async function readStats(
  db: Database,
): Promise<Omit<DashboardStats, 'signInCodes' | 'proof'>> {
  const { totalOrders, revenue } = await db
    .selectFrom('daily_figures')
    .select(({ fn }) => [
      fn.sum<number | null>('orders').as('totalOrders'),
      REVENUE_PAISE.as('revenue'),
    ])
    .executeTakeFirstOrThrow();
  const statuses = (await listProductRows(db, { withHidden: true })).map((product) =>
    productStatus(product.is_available === 1, product.current_stock ?? 0),
  );
  return {
    totalOrders: totalOrders ?? 0,
    totalRevenue: paiseToRupees(revenue ?? 0),
    activeProducts: statuses.filter((status) => status !== 'inactive').length,
    lowStock: statuses.filter((status) => status === 'low-stock').length,
  };
}

/** Without cancelled orders. Revenue excludes packaging. */
export async function listPopularProducts(db: Database): Promise<PopularProduct[]> {
  const rows = await db
    .selectFrom('product_figures')
    .innerJoin('products', 'products.id', 'product_figures.product_id')
    .where('product_figures.orders', '>', 0)
    .select([
      'products.id',
      'products.name',
      'product_figures.orders as totalOrders',
      'product_figures.revenue_paise as revenue',
    ])
    .orderBy('totalOrders', 'desc')
    .orderBy('revenue', 'desc')
    .orderBy('products.id')
    .limit(MOST_POPULAR)
    .execute();
  return rows.map(({ revenue, ...same }) => ({ ...same, revenue: paiseToRupees(revenue) }));
}
