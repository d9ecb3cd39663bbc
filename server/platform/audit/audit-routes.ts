import type { Database } from '../db/database';
import { api } from '../http/api/api-call';
import { listEntries } from './audit-store';

/** The audit log, for admins to read. The API cannot write it. */
export function auditRoutes({ db }: { db: Database }) {
  return api.audit.router({
    list: api.audit.list.handler(({ input }) => listEntries(db, input)),
  });
}
