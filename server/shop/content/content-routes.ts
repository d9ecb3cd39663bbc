import { SOURCE_LANGUAGE } from '../../../shared/domain/platform/languages';
import { mayOpen } from '../../../shared/domain/platform/roles';
import { adminActor } from '../../platform/audit/audit-actor';
import type { WriteDeps } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { api, requireAdmin } from '../../platform/http/api/api-call';
import { contentInLanguage } from './content-in-language';
import { contentStore } from './content-store';

export function contentRoutes({ db, clock, newId }: WriteDeps) {
  return api.content.router({
    read: api.content.read.handler(async ({ input, context: { caller } }) => {
      const { document, version } = await contentStore.read(db);
      const maySeeAll = caller?.admin ? mayOpen(caller.admin.role, 'settings') : false;
      const language = input.lang ?? (maySeeAll ? undefined : SOURCE_LANGUAGE);
      return { ...(language ? contentInLanguage(document, language) : document), version };
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
