import type { Database } from '../db/database';
import { api } from '../http/api-call';
import { listPopularProducts, readStats } from './read-stats';

/** What the back office opens with. */
export function dashboardRoutes({ db }: { db: Database }) {
  return api.dashboard.router({
    readStats: api.dashboard.readStats.handler(() => readStats(db)),
    listPopularProducts: api.dashboard.listPopularProducts.handler(() => listPopularProducts(db)),
  });
}
