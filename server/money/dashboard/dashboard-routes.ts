import type { DashboardStats } from '../../../shared/contract/money/dashboard-contract';
import { mayOpen } from '../../../shared/domain/platform/roles';
import type { Database } from '../../platform/db/database';
import { api, type CallContext, requireAdmin } from '../../platform/http/api/api-call';
import { readKitchenSettings } from '../../shop/settings/kitchen-settings';
import { readLastProof } from '../proof/nightly-proof';
import { listPopularProducts, readSeries, readStats, readTrends } from './dashboard-figures';
import { readToday } from './read-today';

interface DashboardDeps {
  db: Database;
  clock: () => Date;
  /** Those of the last 24 hours. */
  readCodes: () => Promise<DashboardStats['signInCodes']>;
}

export function dashboardRoutes({ db, clock, readCodes }: DashboardDeps) {
  /** Whether the owner hides the revenue from this caller, who may not open the reports either. */
  const hidesRevenue = async (context: CallContext) =>
    !mayOpen(requireAdmin(context).role, 'reports') &&
    (await readKitchenSettings(db)).hidesRevenueFromStaff;

  return api.dashboard.router({
    readStats: api.dashboard.readStats.handler(async ({ context }) => ({
      ...(await readStats(db)),
      ...((await hidesRevenue(context)) && { totalRevenue: null }),
      signInCodes: await readCodes(),
      proof: await readLastProof(db),
    })),
    readToday: api.dashboard.readToday.handler(async ({ context }) => {
      const today = await readToday(db, clock());
      if (!(await hidesRevenue(context))) return today;
      return { ...today, sales: { ...today.sales, revenue: null } };
    }),
    listPopularProducts: api.dashboard.listPopularProducts.handler(async ({ context }) => {
      const products = await listPopularProducts(db, context.language);
      if (!(await hidesRevenue(context))) return products;
      return products.map((product) => ({ ...product, revenue: null }));
    }),
    readTrends: api.dashboard.readTrends.handler(async ({ context }) => ({
      ...(await readTrends(db, clock())),
      ...((await hidesRevenue(context)) && { revenue: null }),
    })),
    readSeries: api.dashboard.readSeries.handler(async ({ input, context }) => {
      const series = await readSeries(db, input.days, clock());
      if (!(await hidesRevenue(context))) return series;
      return { ...series, days: series.days.map((day) => ({ ...day, revenue: null })) };
    }),
  });
}
