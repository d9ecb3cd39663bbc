import { adminActor } from '../../platform/audit/audit-actor';
import type { WriteDeps } from '../../platform/db/database';
import { api, type CallContext, requireAdmin } from '../../platform/http/api/api-call';
import { createAdmin, removeAdmin, type StaffDeps, updateAdmin } from './admin-commands';
import { listAdmins } from './admin-store';

export function staffRoutes(deps: StaffDeps & WriteDeps) {
  const actorOf = (context: CallContext) => adminActor(deps, requireAdmin(context));
  return api.staff.router({
    readMe: api.staff.readMe.handler(({ context }) => requireAdmin(context)),
    list: api.staff.list.handler(() => listAdmins(deps.db)),
    create: api.staff.create.handler(({ input, context }) =>
      createAdmin(deps, input, actorOf(context)),
    ),
    update: api.staff.update.handler(({ input, context }) =>
      updateAdmin(deps, input, actorOf(context)),
    ),
    remove: api.staff.remove.handler(async ({ input, context }) => {
      await removeAdmin(deps, { ...input.params, ...input.query }, actorOf(context));
      return { status: 204 };
    }),
  });
}
