import type { Order } from '../../../shared/contract/orders/order-shape';
import type { Review } from '../../../shared/contract/orders/reviews-contract';
import type { CustomerData } from '../../../shared/contract/people/privacy-contract';
import type { LogEntry } from '../../../shared/contract/platform/logs-contract';
import type { ContactMessage } from '../../../shared/contract/shop/contact-contract';
import { listDoorPhotosOf } from '../../orders/door-photos/door-photo-store';
import { listOrdersOf } from '../../orders/find/list-orders';
import { listClaimsOf, listCreditsOf, listPaymentsOf } from '../../orders/follow/read-payments';
import { listDevicesOf, listMessagesOf } from '../../orders/messages/order-devices';
import { listReviewsOf } from '../../orders/reviews/review-store';
import { reviewToWire } from '../../orders/reviews/review-wire';
import type { Caller } from '../../platform/http/api/api-call';
import { listLogsOf } from '../../platform/logs/log-store';
import { listContactMessagesOf } from '../../shop/contact/message-store';
import { listAddresses } from '../customers/address-store';
import { findCustomer } from '../customers/customer-store';
import type { PrivacyDeps } from './delete-account';

/** The number of rows read and encoded at a time, so that no export delays other requests. */
const BATCH_ROWS = 25;

type Lists =
  | ('orders' | 'reviews' | 'doorPhotos' | 'messages' | 'logs')
  | ('orderMessages' | 'paymentReferences' | 'bankCredits' | 'payments');
type Item<List extends Lists> = CustomerData[List][number];

/** Everything the shop has stored about a customer: the JSON of `CustomerData`, in pieces. */
export async function* exportData(
  { db, clock, account }: Pick<PrivacyDeps, 'db' | 'clock' | 'account'>,
  { userId, phoneNumber }: Caller,
): AsyncGenerator<string> {
  const madeAt = clock().toISOString();
  const customer = await findCustomer(db, userId);
  const known = customer ?? { id: userId, name: '', phoneNumber };
  const few: Omit<CustomerData, Lists> = {
    madeAt,
    profile: { ...known, addresses: await listAddresses(db, userId) },
    sessions: await account.listSessions(userId),
    codesSent: phoneNumber === null ? [] : await account.listCodesSent(phoneNumber),
    messageDevices: await listDevicesOf(db, userId),
  };
  yield JSON.stringify(few).slice(0, -1);
  const own = { userId, limit: BATCH_ROWS };
  yield ',"orders":';
  const now = clock();
  yield* jsonList(inBatches<Order>((before) => listOrdersOf(db, { ...own, before, now })));
  yield ',"reviews":';
  const reviews = (last: Review | undefined) =>
    listReviewsOf(db, userId, last?.orderId ?? '', BATCH_ROWS);
  yield* jsonList(inBatches<Review>(async (last) => (await reviews(last)).map(reviewToWire)));
  yield ',"doorPhotos":';
  yield* jsonList(
    inBatches<Item<'doorPhotos'>>((last) =>
      listDoorPhotosOf(db, userId, last?.orderId ?? '', BATCH_ROWS),
    ),
  );
  yield ',"messages":';
  yield* jsonList(
    inBatches<ContactMessage>((last) =>
      listContactMessagesOf(db, userId, last?.id ?? '', BATCH_ROWS),
    ),
  );
  yield ',"orderMessages":';
  yield* jsonList(
    inBatches<Item<'orderMessages'>>((last) =>
      listMessagesOf(db, userId, last?.id ?? '', BATCH_ROWS),
    ),
  );
  yield ',"paymentReferences":';
  yield* jsonList(
    inBatches<Item<'paymentReferences'>>((last) =>
      listClaimsOf(db, userId, last?.reference ?? '', BATCH_ROWS),
    ),
  );
  yield ',"bankCredits":';
  yield* jsonList(
    inBatches<Item<'bankCredits'>>((last) => listCreditsOf(db, userId, last?.id ?? '', BATCH_ROWS)),
  );
  yield ',"payments":';
  yield* jsonList(
    inBatches<Item<'payments'>>((last) => listPaymentsOf(db, userId, last?.id ?? '', BATCH_ROWS)),
  );
  yield ',"logs":';
  const logs = { ...own, now: madeAt };
  yield* jsonList(inBatches<LogEntry>((before) => listLogsOf(db, { ...logs, before })));
  yield '}';
}

/** @param list reads the rows after the last one, because new rows would shift an offset. */
async function* inBatches<Row>(list: (last: Row | undefined) => Promise<Row[]>) {
  for (let last: Row | undefined; ; ) {
    const rows = await list(last);
    yield rows;
    if (rows.length < BATCH_ROWS) return;
    last = rows.at(-1);
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
