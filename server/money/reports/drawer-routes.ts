import { rupeesToPaise } from '../../../shared/domain/platform/money';
import { staffActor } from '../../platform/audit/audit-actor';
import type { WriteDeps } from '../../platform/db/database';
import {
  type AdminIdentity,
  api,
  requireAdmin,
  requirePin,
} from '../../platform/http/api/api-call';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { countDrawer, enterCash, readDrawer } from './change-drawer';
import { owedInAll, settleRider } from './settle-rider';

export function drawerRoutes({ db, clock, newId, limits }: WriteDeps & { limits: RateLimits }) {
  const staffOf = async (admin: AdminIdentity) => {
    await limits.take('drawer', admin.id);
    return staffActor({ clock, newId }, admin);
  };
  return api.drawer.router({
    read: api.drawer.read.handler(async ({ input, context }) =>
      readDrawer(db, input.date, await staffOf(requireAdmin(context))),
    ),
    enter: api.drawer.enter.handler(async ({ input, context }) => {
      if (input.kind === 'out') requirePin(context);
      return enterCash(db, input, await staffOf(requireAdmin(context)));
    }),
    settleRider: api.drawer.settleRider.handler(async ({ input, context }) => {
      // What is missing is as good as taken out.
      if (rupeesToPaise(input.received) < owedInAll(input.orders)) requirePin(context);
      return settleRider(db, input, await staffOf(requireAdmin(context)));
    }),
    count: api.drawer.count.handler(async ({ input, context }) =>
      countDrawer(db, input, await staffOf(requireAdmin(context))),
    ),
  });
}
