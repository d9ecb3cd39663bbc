import { adminActor } from '../../platform/audit/audit-actor';
import type { WriteDeps } from '../../platform/db/database';
import { api, requireAdmin } from '../../platform/http/api/api-call';
import { readTaxes, writeTaxes } from './tax-settings';

export function taxesRoutes({ db, clock, newId }: WriteDeps) {
  return api.taxes.router({
    read: api.taxes.read.handler(() => readTaxes(db)),
    update: api.taxes.update.handler(({ input: { version: seen, ...taxes }, context }) =>
      writeTaxes(db, taxes, {
        seen,
        actor: adminActor({ clock, newId }, requireAdmin(context)),
      }),
    ),
  });
}
