import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../shared/domain/platform/durations';
import { type GuardDeps, runGuard } from './kitchen/guard/run-guard';
import { type SendDeps, sendOwnerMessages } from './kitchen/guard/send-owner-messages';
import { removeOldTickets } from './kitchen/printing/print-queue';
import { billChangedOrder } from './money/bills/make-bill';
import { checkPaymentLinks } from './money/gateway-payments/check-payment-links';
import { checkRefunds } from './money/gateway-payments/check-refunds';
import { removeOldWebhooks } from './money/gateway-payments/gateway-store';
import { settleRefunds } from './money/gateway-payments/settle-refund';
import type { PaymentGateway } from './money/gateways/gateway';
import { type ProofDeps, proveNightly } from './money/proof/nightly-proof';
import { removeOldDebits } from './money/statements/reversal-store';
import { cancelUnpaidOrders } from './orders/change/cancel-unpaid';
import { removeLapsedOrders } from './orders/change/remove-lapsed';
import { startLaterOrders } from './orders/change/start-later-orders';
import { removeOldDisplays } from './orders/display/display-store';
import { removeOldDoorPhotos } from './orders/door-photos/door-photo-store';
import { removeOldOrderEvents } from './orders/follow/order-events';
import { removeOldDevices, removeOldMessages } from './orders/messages/order-devices';
import type { SendOrderMessagesDeps } from './orders/messages/send-order-messages';
import { tellCustomers } from './orders/messages/tell-customers';
import { removeExpiredKeys } from './orders/place/idempotency-store';
import { removeOldNumbers } from './orders/place/tablet-numbers';
import { forgetClients } from './orders/place/unpaid-orders';
import { learnTimes } from './orders/promise/learn-times';
import { removeOldRounds } from './orders/tables/round-store';
import { removeExpiredVerifications } from './people/identity/remove-expired-verifications';
import { removeExpiredCodes, removeSentCodes } from './people/identity/sign-in-codes';
import { removeExpiredCounts } from './platform/db/create-rate-limiter';
import type { Database } from './platform/db/database';
import { runScheduledJob, type ScheduledJob } from './platform/db/scheduled-job';
import { countEvents, removeOldCounts, removeOldEvents } from './platform/events/count-events';
import { removeExpiredLogs } from './platform/logs/log-store';
import { removeOldContactMessages } from './shop/contact/message-store';
import { removeUnusedPictures } from './shop/pictures/picture-store';

/**
 * Each server checks this often whether a job is due. The sweep is checked more often than it is due,
 * so that another server takes over within ten minutes. A single server cancels unpaid orders, and looks
 * after the kitchen, at each check.
 */
const SWEEP = { name: 'sweep', checkEveryMs: HOUR_MS / 6, everyMs: HOUR_MS };
const CANCEL_UNPAID = {
  name: 'unpaid orders',
  checkEveryMs: 30 * SECOND_MS,
  everyMs: 20 * SECOND_MS,
};
const GUARD = { name: 'guard', checkEveryMs: 10 * SECOND_MS, everyMs: 8 * SECOND_MS };

/** How late customers hear of their order, after the time in which a move can be undone. */
const TELL_CUSTOMERS_EVERY_MS = 2 * SECOND_MS;

/** How late the kitchen may learn of an order for later, which it starts within minutes. */
const START_LATER_EVERY_MS = 10 * SECOND_MS;

/** How late a payment may be noticed whose webhook has not come, after its check is due. */
const CHECK_GATEWAY_EVERY_MS = 10 * SECOND_MS;

/** Often enough for a day with a cook less to show. */
const LEARN_TIMES = {
  name: 'learned times',
  checkEveryMs: MINUTE_MS,
  everyMs: 2 * MINUTE_MS,
};

/** The proof is due once a day. Another server takes over from one that ended within ten minutes. */
const PROOF = { name: 'proof', checkEveryMs: 10 * MINUTE_MS, everyMs: 9 * MINUTE_MS };

const SWEPT = [
  removeExpiredLogs,
  removeExpiredKeys,
  removeOldRounds,
  removeOldDisplays,
  removeOldNumbers,
  removeOldOrderEvents,
  removeLapsedOrders,
  countEvents,
  removeOldEvents,
  removeOldContactMessages,
  removeOldCounts,
  removeExpiredCodes,
  removeSentCodes,
  removeExpiredVerifications,
  removeExpiredCounts,
  forgetClients,
  removeUnusedPictures,
  removeOldDoorPhotos,
  removeOldTickets,
  removeOldMessages,
  removeOldDevices,
  removeOldWebhooks,
  removeOldDebits,
];

/**
 * Counts visitors' events by day, then deletes what has expired. Each store says after how long.
 * @throws AggregateError after the last step, if any failed.
 */
export async function sweepExpired(db: Database, now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const remove of SWEPT) {
    await remove(db, now).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some data could not be deleted');
}

/**
 * Starts the jobs. Each run of a job happens on one server only; messages, and orders for later that
 * are due, are claimed one by one. A job that fails is logged and runs again.
 * @returns a function that stops them.
 */
export function startScheduledJobs(
  deps: GuardDeps &
    SendDeps &
    SendOrderMessagesDeps &
    ProofDeps & { gateway: PaymentGateway | undefined },
): () => void {
  const { db, clock, log } = deps;
  const attempt = async (name: string, work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error }, `the job '${name}' failed`);
    }
  };
  const run = (job: Omit<ScheduledJob, 'now'>, work: () => Promise<unknown>) =>
    attempt(job.name, () => runScheduledJob(db, { ...job, now: clock() }, work));
  const sweep = () => run(SWEEP, () => sweepExpired(db, clock()));
  const cancelUnpaid = () =>
    run(CANCEL_UNPAID, () => cancelUnpaidOrders({ ...deps, onOrderChange: billChangedOrder }));
  const learn = () => run(LEARN_TIMES, () => learnTimes(db, clock()));
  const prove = () => run(PROOF, () => proveNightly(deps));
  const startLater = () => attempt('orders for later', () => startLaterOrders(deps));
  const guard = oneAtATime(async () => {
    await run(GUARD, () => runGuard({ ...deps, onOrderChange: billChangedOrder }));
    await attempt('messages to the owner', () => sendOwnerMessages(deps));
  });
  const tell = oneAtATime(() => attempt('messages to customers', () => tellCustomers(deps)));
  const checkGateway = oneAtATime(async () => {
    const { gateway } = deps;
    if (!gateway) return;
    await attempt('gateway payments', () => checkPaymentLinks(deps, gateway));
    await attempt('gateway refunds', () => settleRefunds(deps, gateway));
    await attempt('outside refunds', () => checkRefunds(deps, gateway));
  });
  const timers = [
    setInterval(sweep, SWEEP.checkEveryMs),
    setInterval(cancelUnpaid, CANCEL_UNPAID.checkEveryMs),
    setInterval(guard, GUARD.checkEveryMs),
    setInterval(learn, LEARN_TIMES.checkEveryMs),
    setInterval(startLater, START_LATER_EVERY_MS),
    setInterval(prove, PROOF.checkEveryMs),
    setInterval(checkGateway, CHECK_GATEWAY_EVERY_MS),
    setInterval(tell, TELL_CUSTOMERS_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();
  void sweep();
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

/** A webhook or a push service may be slow: a run that is due meanwhile is left out. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  return async () => {
    if (isRunning) return;
    isRunning = true;
    await work();
    isRunning = false;
  };
}
