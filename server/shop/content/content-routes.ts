import { adminActor } from '../../platform/audit/audit-actor';
import type { WriteDeps } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { api, requireAdmin } from '../../platform/http/api/api-call';
import { contentStore } from './content-store';

export function contentRoutes({ db, clock, newId }: WriteDeps) {
  return api.content.router({
    read: api.content.read.handler(async () => {
      const { document, version } = await contentStore.read(db);
      return { ...document, version };
    }),
    update: api.content.update.handler(
      async ({ input: { version: seen, ...changes }, context }) => {
        const actor = adminActor({ clock, newId }, requireAdmin(context));
        const { document, version } = await inTransaction(db, (tx) =>
          contentStore.write(tx, changes, { seen, actor }),
        );
        return { ...document, version };
      },
    ),
  });
}
