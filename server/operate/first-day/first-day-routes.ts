import { adminActor } from '../../platform/audit/audit-actor';
import type { WriteDeps } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { api, requireAdmin } from '../../platform/http/api/api-call';
import { addExampleMenu } from './add-example-menu';
import { firstDayStore } from './first-day-store';
import { readFirstDay } from './read-first-day';

interface FirstDayDeps extends WriteDeps {
  /** A demo has no first day: it opens by itself. */
  isDemo: boolean;
}

export function firstDayRoutes({ db, clock, newId, isDemo }: FirstDayDeps) {
  const read = () => readFirstDay(db, !isDemo);
  return api.firstDay.router({
    read: api.firstDay.read.handler(read),
    mark: api.firstDay.mark.handler(async ({ input, context }) => {
      const actor = adminActor({ clock, newId }, requireAdmin(context));
      await inTransaction(db, (tx) => firstDayStore.write(tx, input, { seen: undefined, actor }));
      return read();
    }),
    addExampleMenu: api.firstDay.addExampleMenu.handler(async ({ context }) => {
      await addExampleMenu(db, adminActor({ clock, newId }, requireAdmin(context)));
      return read();
    }),
  });
}
