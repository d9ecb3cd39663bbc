import type {
  DashboardSeries,
  DashboardStats,
  DashboardTrends,
  PopularProduct,
} from '../../../shared/contract/money/dashboard-contract';
import { productStatus } from '../../../shared/domain/menu/stock-status';
import { daysBefore, daysUntil, kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import type { Language } from '../../../shared/domain/platform/languages';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import { type SeriesDays, TREND_DAYS } from '../../../shared/domain/platform/report-days';
import { soldOutEndOf } from '../../menu/catalog/catalog-wire';
import { listProductRows } from '../../menu/catalog/product-store';
import { SOLD_OUT_ENDS } from '../../menu/inventory/inventory-store';
import { storedNameIn } from '../../menu/stored-translations';
import type { Database } from '../../platform/db/database';
import { ordersByHour } from '../reports/orders-by-hour';
import { type DayFigures, figuresByDay, REVENUE_PAISE } from './figures-by-day';

export async function readTrends(db: Database, now: Date): Promise<DashboardTrends> {
  const { date: today } = kolkataTime(now);
  const since = daysBefore(today, TREND_DAYS - 1);
  const figures = await figuresByDay(db, daysBefore(since, TREND_DAYS), today);
  const current = total(figures.filter(({ date }) => date >= since));
  const previous = total(figures.filter(({ date }) => date < since));
  const onSale = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .leftJoin('inventory', 'inventory.product_id', 'products.id')
    .where('products.deleted_at', 'is', null)
    .where('products.is_available', '=', 1)
    .select(['products.created_at', 'current_stock', ...SOLD_OUT_ENDS])
    .execute();
  return {
    orders: { current: current.orders, previous: previous.orders },
    revenue: {
      current: paiseToRupees(current.revenue),
      previous: paiseToRupees(previous.revenue),
    },
    addedProducts: onSale.filter(
      ({ created_at }) => kolkataTime(new Date(created_at)).date >= since,
    ).length,
    soldOut: onSale.filter(
      ({ current_stock, ...row }) =>
        productStatus(true, current_stock ?? 0, soldOutEndOf(row, now)) === 'out-of-stock',
    ).length,
  };
}

function total(figures: readonly DayFigures[]): Pick<DayFigures, 'orders' | 'revenue'> {
  return {
    orders: figures.reduce((sum, { orders }) => sum + orders, 0),
    revenue: figures.reduce((sum, { revenue }) => sum + revenue, 0),
  };
}

/** In Asia/Kolkata, including days and hours without orders. */
export async function readSeries(
  db: Database,
  days: SeriesDays,
  now: Date,
): Promise<DashboardSeries> {
  const { date: today } = kolkataTime(now);
  const dates = daysUntil(today, days);
  const [first = today] = dates;
  const known = new Map(
    (await figuresByDay(db, first, today)).map((figures) => [figures.date, figures]),
  );
  return {
    days: dates.map((date) => {
      const { orders = 0, revenue = 0 } = known.get(date) ?? {};
      return { date, orders, revenue: paiseToRupees(revenue) };
    }),
    hours: await ordersByHour(db, { from: first, to: today }),
  };
}

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
export async function listPopularProducts(
  db: Database,
  language: Language,
): Promise<PopularProduct[]> {
  const rows = await db
    .selectFrom('product_figures')
    .innerJoin('products', 'products.id', 'product_figures.product_id')
    .where('product_figures.orders', '>', 0)
    .select([
      'products.id',
      'products.name',
      'products.translations',
      'product_figures.orders as totalOrders',
      'product_figures.revenue_paise as revenue',
    ])
    .orderBy('totalOrders', 'desc')
    .orderBy('revenue', 'desc')
    .orderBy('products.id')
    .limit(MOST_POPULAR)
    .execute();
  return rows.map(({ translations, revenue, ...same }) => ({
    ...same,
    name: storedNameIn({ name: same.name, translations }, language),
    revenue: paiseToRupees(revenue),
  }));
}
