import { adminActor } from '../../platform/audit/audit-actor';
import type { WriteDeps } from '../../platform/db/database';
import { api, requireAdmin } from '../../platform/http/api/api-call';
import { listSoldOut, setSoldOut } from './set-sold-out';

export function soldOutRoutes({ db, clock, newId }: WriteDeps) {
  return api.soldOut.router({
    list: api.soldOut.list.handler(({ context }) => listSoldOut(db, clock(), context.language)),
    set: api.soldOut.set.handler(async ({ input, context }) => {
      await setSoldOut(db, input, adminActor({ clock, newId }, requireAdmin(context)));
      return listSoldOut(db, clock(), context.language);
    }),
  });
}
