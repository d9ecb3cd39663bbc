import { adminActor } from '../audit/audit-actor';
import type { WriteDeps } from '../db/database';
import { api, requireAdmin } from '../http/api/api-call';
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
