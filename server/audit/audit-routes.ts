import type { Database } from '../db/database';
import { api } from '../http/api/api-call';
import { listEntries } from './audit-store';

/** What was changed in the back office, for admins to read; nobody can write it through the API. */
export function auditRoutes({ db }: { db: Database }) {
  return api.audit.router({
    list: api.audit.list.handler(({ input }) => listEntries(db, input)),
  });
}
