import type { Database } from '../db/database';
import { api } from '../http/api/api-call';
import { readSeries } from './read-series';
import { listPopularProducts, readStats } from './read-stats';
import { readTrends } from './read-trends';

interface DashboardDeps {
  db: Database;
  clock: () => Date;
}

export function dashboardRoutes({ db, clock }: DashboardDeps) {
  return api.dashboard.router({
    readStats: api.dashboard.readStats.handler(() => readStats(db)),
    listPopularProducts: api.dashboard.listPopularProducts.handler(() => listPopularProducts(db)),
    readTrends: api.dashboard.readTrends.handler(() => readTrends(db, clock())),
    readSeries: api.dashboard.readSeries.handler(({ input }) =>
      readSeries(db, input.days, clock()),
    ),
  });
}
