import { adminActor } from '../../platform/audit/audit-actor';
import type { WriteDeps } from '../../platform/db/database';
import { api, type CallContext, requireAdmin } from '../../platform/http/api/api-call';
import {
  changeSharedOptions,
  createSharedOptions,
  deleteSharedOptions,
  listSharedOptions,
} from './shared-options-commands';

export function sharedOptionsRoutes({ db, clock, newId }: WriteDeps) {
  const actorOf = (context: CallContext) => adminActor({ clock, newId }, requireAdmin(context));
  return api.sharedOptions.router({
    list: api.sharedOptions.list.handler(() => listSharedOptions(db, clock())),
    create: api.sharedOptions.create.handler(({ input, context }) =>
      createSharedOptions(db, input, actorOf(context)),
    ),
    update: api.sharedOptions.update.handler(({ input, context }) =>
      changeSharedOptions(db, input, actorOf(context)),
    ),
    remove: api.sharedOptions.remove.handler(async ({ input, context }) => {
      await deleteSharedOptions(db, { ...input.params, ...input.query }, actorOf(context));
      return { status: 204 };
    }),
  });
}
