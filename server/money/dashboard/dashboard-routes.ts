import type { DashboardStats } from '../../../shared/contract/money/dashboard-contract';
import type { Database } from '../../platform/db/database';
import { api } from '../../platform/http/api/api-call';
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
  return api.dashboard.router({
    readStats: api.dashboard.readStats.handler(async () => ({
      ...(await readStats(db)),
      signInCodes: await readCodes(),
      proof: await readLastProof(db),
    })),
    readToday: api.dashboard.readToday.handler(() => readToday(db, clock())),
    listPopularProducts: api.dashboard.listPopularProducts.handler(() => listPopularProducts(db)),
    readTrends: api.dashboard.readTrends.handler(() => readTrends(db, clock())),
    readSeries: api.dashboard.readSeries.handler(({ input }) =>
      readSeries(db, input.days, clock()),
    ),
  });
}
