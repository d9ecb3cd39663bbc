import type { ClientRecords, Delivery } from './client-records';
import { grouped, type Ledger } from './ledger';

/** A killed server's message was received at most this long before the kill (ms). */
const CLOCK_MS = 50;

/**
 * Messages that came again although no server ended in between, that were told of nothing, or never
 * came. A server that ends after sending and before noting it is the one reason for a second delivery.
 */
export function wrongMessages(
  { guardSteps, pendingMessages }: Ledger,
  { deliveries, interruptions, webhookTests }: ClientRecords,
): string[] {
  const ids = (type: string) =>
    new Set(deliveries.filter((each) => each.type === type).map(({ id }) => id)).size;
  const steps = (did: 'pause' | 'resume') => guardSteps.filter((step) => step.did === did).length;
  const [gone, paused, back] = [ids('board-gone'), ids('shop-paused'), ids('board-back')];
  // A board may also come back after staff have ended the pause, or before there is one.
  const isBack = steps('resume') <= back && back <= gone + paused;
  const made = webhookTests.filter(({ isMade }) => isMade).length;
  const unheard = webhookTests.reduce((sum, test) => sum + test.unheard, 0);
  const tested = ids('test');
  const isTested = made <= tested && tested <= made + unheard;
  return [
    ...needlessRepeats(deliveries, interruptions),
    ...(paused === steps('pause') ? [] : [`${steps('pause')} pauses, told ${paused}`]),
    ...(isBack
      ? []
      : [`${steps('resume')} times resumed, told ${back} times of ${gone} and ${paused}`]),
    ...(isTested ? [] : [`${tested} tests arrived of ${made} and ${unheard} unheard`]),
    ...(pendingMessages === 0 ? [] : [`${pendingMessages} messages were not sent`]),
  ];
}

function needlessRepeats(deliveries: readonly Delivery[], interruptions: readonly number[]) {
  const byId = grouped(deliveries, ({ id }) => id);
  return [...byId].flatMap(([id, tries]) =>
    tries.slice(1).flatMap(({ at, type }, index) => {
      const before = (tries[index]?.at ?? 0) - CLOCK_MS;
      const wasInterrupted = interruptions.some((moment) => before <= moment && moment <= at);
      return wasInterrupted ? [] : [`${type} ${id} came again without a reason`];
    }),
  );
}

/** Orders that were placed while the shop was surely paused. */
export function ordersWhilePaused({ orders }: Ledger, { pauses }: ClientRecords): string[] {
  return orders.flatMap(({ id, created_at }) => {
    const at = Date.parse(created_at);
    return pauses.some(({ from, to }) => from < at && at < to)
      ? [`order ${id} of ${created_at}`]
      : [];
  });
}

/** Tickets that were lost, confirmed without paper, or printed again without a word about it. */
export function wrongPrints(
  { orders, events, history, printJobs, printers }: Ledger,
  { ticketIds, prints }: ClientRecords,
): string[] {
  const jobs = new Map(printJobs.map((job) => [job.id, job]));
  const printsOf = grouped(prints, ({ jobId }) => jobId);
  const cancelled = new Set(
    history.filter(({ value }) => value === 'cancelled').map(({ order_id }) => order_id),
  );
  const lost = ticketIds.filter((id) => jobs.get(id)?.state !== 'printed');
  const unprinted = printJobs.filter(({ id, state }) => state === 'printed' && !printsOf.has(id));
  const unmarked = [...printsOf].filter(([id, all]) => {
    // CANCELLED stands at the same place.
    const isTold = cancelled.has(jobs.get(id)?.order_id ?? '');
    return !isTold && all.slice(1).some(({ isMarked }) => !isMarked);
  });
  const open = new Set(orders.filter(({ status }) => status === 'preparing').map(({ id }) => id));
  const missing = printers.flatMap(({ id, prints_new, last_event }) => {
    if (prints_new !== 'accepted') return [];
    const queued = new Set(
      printJobs.filter((job) => job.printer_id === id).map(({ order_id }) => order_id),
    );
    return events
      .filter((event) => event.id <= last_event && event.status === 'preparing')
      .filter(({ order_id }) => open.has(order_id) && !queued.has(order_id));
  });
  return [
    ...lost.map((id) => `ticket ${id} is ${jobs.get(id)?.state ?? 'lost'}`),
    ...unprinted.map(({ id }) => `ticket ${id} was confirmed and never printed`),
    ...unmarked.map(([id]) => `ticket ${id} was printed again without a mark`),
    ...missing.map(({ order_id }) => `the accepted order ${order_id} has no ticket`),
  ];
}
