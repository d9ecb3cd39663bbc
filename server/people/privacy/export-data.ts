import type { LogEntry } from '../../../shared/contract/platform/logs-contract';
import type { ContactMessage } from '../../../shared/contract/shop/contact-contract';
import type { Caller } from '../../platform/http/api/api-call';
import { listLogsOf } from '../../platform/logs/log-store';
import { listContactMessagesOf } from '../../shop/contact/message-store';
import { listAddresses } from '../customers/address-store';
import { findCustomer } from '../customers/customer-store';
import type { PrivacyDeps } from './delete-account';
import { type Batches, inBatches } from './personal-data';

/** Everything the shop has stored about a customer: JSON of the contract's shape, in pieces. */
export async function* exportData(
  { db, clock, account, handedOver }: Pick<PrivacyDeps, 'db' | 'clock' | 'account' | 'handedOver'>,
  { userId, phoneNumber }: Caller,
): AsyncGenerator<string> {
  const now = clock();
  const madeAt = now.toISOString();
  const customer = await findCustomer(db, userId);
  const known = customer ?? { id: userId, name: '', phoneNumber, language: null };
  const few = {
    madeAt,
    profile: { ...known, addresses: await listAddresses(db, userId) },
    sessions: await account.listSessions(userId),
    codesSent: phoneNumber === null ? [] : await account.listCodesSent(phoneNumber),
  };
  yield JSON.stringify(few).slice(0, -1);
  const lists: Record<string, Batches> = Object.assign(
    {
      messages: inBatches<ContactMessage>((last, limit) =>
        listContactMessagesOf(db, userId, last?.id ?? '', limit),
      ),
      logs: inBatches<LogEntry>((before, limit) =>
        listLogsOf(db, { userId, limit, now: madeAt, before }),
      ),
    },
    ...handedOver.map((part) => part.lists(db, userId, now)),
  );
  for (const [name, batches] of Object.entries(lists)) {
    yield `,${JSON.stringify(name)}:`;
    yield* jsonList(batches);
  }
  yield '}';
}

async function* jsonList(batches: Batches): AsyncGenerator<string> {
  yield '[';
  let separator = '';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield separator + JSON.stringify(batch).slice(1, -1);
    separator = ',';
  }
  yield ']';
}
