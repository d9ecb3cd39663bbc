import { DomainError } from '../../shared/domain/refusals';
import { api, requireCaller } from '../http/api-call';
import { listAdmins } from './admin-store';
import { createAdmin, removeAdmin, type StaffDeps, updateAdmin } from './manage-admins';

/** Admin users (spec §7). */
export function staffRoutes(deps: StaffDeps) {
  return api.staff.router({
    readMe: api.staff.readMe.handler(({ context }) => {
      const { admin } = requireCaller(context);
      if (!admin) throw new DomainError('not_an_admin');
      return admin;
    }),
    list: api.staff.list.handler(() => listAdmins(deps.db)),
    create: api.staff.create.handler(({ input }) => createAdmin(deps, input)),
    update: api.staff.update.handler(({ input }) => updateAdmin(deps, input)),
    remove: api.staff.remove.handler(({ input, context }) =>
      removeAdmin(deps, input.id, requireCaller(context).userId),
    ),
  });
}
