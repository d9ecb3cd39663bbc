import type { CustomerData } from '../../shared/contract/privacy-contract';
import { listAddresses } from '../customers/address-store';
import { findCustomer } from '../customers/customer-store';
import type { Database } from '../db/database';
import type { Caller } from '../http/api/api-call';
import { listLogsOf } from '../logs/log-store';
import { listCustomerOrders } from '../orders/find/list-orders';
import type { PrivacyDeps } from './delete-account';

/** The number of rows read and encoded at a time, so that no export delays other requests. */
const BATCH_ROWS = 25;

/** Everything the shop has stored about a customer: the JSON of `CustomerData`, in pieces. */
export async function* exportData(
  { db, clock, account }: Pick<PrivacyDeps, 'db' | 'clock' | 'account'>,
  { userId, phoneNumber }: Caller,
): AsyncGenerator<string> {
  const madeAt = clock().toISOString();
  const customer = await findCustomer(db, userId);
  const known = customer ?? { id: userId, name: '', phoneNumber };
  const few: Omit<CustomerData, 'orders' | 'logs'> = {
    madeAt,
    profile: { ...known, addresses: await listAddresses(db, userId) },
    sessions: await account.listSessions(userId),
    codesSent: phoneNumber === null ? [] : await account.listCodesSent(phoneNumber),
  };
  yield JSON.stringify(few).slice(0, -1);
  yield ',"orders":';
  yield* jsonList(orderBatches(db, userId));
  yield ',"logs":';
  yield* jsonList(logBatches(db, userId, madeAt));
  yield '}';
}

async function* orderBatches(db: Database, userId: string) {
  for (let offset = 0; ; offset += BATCH_ROWS) {
    const { items } = await listCustomerOrders(db, userId, { limit: BATCH_ROWS, offset });
    yield items;
    if (items.length < BATCH_ROWS) return;
  }
}

async function* logBatches(db: Database, userId: string, now: string) {
  for (let last: { timestamp: string; id: string } | undefined; ; ) {
    const entries = await listLogsOf(db, { userId, now, before: last, limit: BATCH_ROWS });
    yield entries;
    if (entries.length < BATCH_ROWS) return;
    last = entries.at(-1);
  }
}

async function* jsonList(batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  yield '[';
  let separator = '';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield separator + JSON.stringify(batch).slice(1, -1);
    separator = ',';
  }
  yield ']';
}
