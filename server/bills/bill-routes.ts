import type { WriteDeps } from '../db/database';
import { api } from '../http/api/api-call';
import { writeGstr1 } from './gstr1';
import { readMonth } from './read-month';

export function billRoutes({ db }: Pick<WriteDeps, 'db'>) {
  return api.bills.router({
    readMonth: api.bills.readMonth.handler(({ input }) => readMonth(db, input.month)),
    downloadTable: api.bills.downloadTable.handler(({ input }) => writeGstr1(db, input)),
  });
}
