import { api, requireAdmin } from '../http/api/api-call';
import { listAdmins } from './admin-store';
import { createAdmin, removeAdmin, type StaffDeps, updateAdmin } from './manage-admins';

/** Admin users (spec §7). */
export function staffRoutes(deps: StaffDeps) {
  return api.staff.router({
    readMe: api.staff.readMe.handler(({ context }) => requireAdmin(context)),
    list: api.staff.list.handler(() => listAdmins(deps.db)),
    create: api.staff.create.handler(({ input, context }) =>
      createAdmin(deps, input, requireAdmin(context)),
    ),
    update: api.staff.update.handler(({ input, context }) =>
      updateAdmin(deps, input, requireAdmin(context)),
    ),
    remove: api.staff.remove.handler(async ({ input, context }) => {
      await removeAdmin(deps, { ...input.params, ...input.query }, requireAdmin(context));
      return { status: 204 };
    }),
  });
}
