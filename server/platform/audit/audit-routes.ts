import type { Database } from '../db/database';
import { api } from '../http/api/api-call';
import { listEntries } from './audit-store';

export function auditRoutes({ db }: { db: Database }) {
  return api.audit.router({
    list: api.audit.list.handler(({ input }) => listEntries(db, input)),
  });
}
