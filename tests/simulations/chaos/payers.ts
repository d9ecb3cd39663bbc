import { setTimeout as sleep } from 'node:timers/promises';
import type { GatewayStandIn, Webhook } from '../../support/money/gateway-stand-in';
import type { Random } from '../random';
import { type Attempt, acknowledgedIds } from './client-records';
import type { Reply } from './send';
import { pauses, type Simulation, sendOnce, sendUntilReply, untilOver } from './simulation';

/** Probabilities, 0 to 1. */
const IS_FORGED = 0.3;
const PAYS = 0.7;
const WEBHOOK_IS_LOST = 0.2;
const MOST_COPIES = 3;
const LONGEST_DELAY_MS = 4000;
const LONGEST_PAUSE_MS = 400;
/** The newest orders, which staff may be changing. */
const NEWEST = 30;

/** Guests who pay at a stand-in for Razorpay, and the webhooks that tell of it. */
export interface Payers {
  simulation: Simulation;
  gateway: GatewayStandIn;
}

/**
 * Guests pay their orders until the run is over. Webhooks come several times, late and out of order, or
 * never, and some are forged. Afterwards all who paid come back to their orders, by which the shop hears of
 * lost webhooks.
 */
export async function runPayers(payers: Payers, random: Random): Promise<void> {
  const { simulation } = payers;
  const { attempts, receipts } = simulation.clientRecords;
  const payments: Promise<void>[] = [];
  await untilOver(simulation, pauses(random, [0, LONGEST_PAUSE_MS]), async () => {
    const guests = attempts.slice(-NEWEST).filter((attempt) => attempt.accessToken !== undefined);
    if (guests.length > 0) payments.push(pay(payers, random, random.pick(guests)));
  });
  await Promise.all(payments);
  for (const { orderId } of receipts) {
    const attempt = attempts.find((each) => acknowledgedIds(each).includes(orderId));
    if (attempt) await ask(payers, random, attempt, 'gateway-check');
  }
}

async function pay(payers: Payers, random: Random, attempt: Attempt): Promise<void> {
  const { gateway, simulation } = payers;
  // Staff may have cancelled the order, or marked it paid.
  if ((await ask(payers, random, attempt, 'gateway-page'))?.status !== 200) return;
  const [orderId = ''] = acknowledgedIds(attempt);
  const link = [...gateway.links.values()].findLast(({ id }) => id.startsWith(`${orderId}-`));
  if (!link) return;
  if (random.chance(IS_FORGED)) await deliver(simulation, gateway.forge(link));
  if (!random.chance(PAYS) || link.status === 'paid') return;
  const webhook = gateway.pay(link);
  for (const { reference, amount } of link.receipts) {
    simulation.clientRecords.receipts.push({ orderId, reference, amountPaise: amount });
  }
  if (random.chance(WEBHOOK_IS_LOST)) return;
  const copies = Array.from({ length: 1 + random.below(MOST_COPIES) }, async () => {
    await sleep(random.below(LONGEST_DELAY_MS));
    await repeat(simulation, random, webhook);
  });
  await Promise.all(copies);
}

async function ask(
  { simulation }: Payers,
  random: Random,
  attempt: Attempt,
  what: 'gateway-page' | 'gateway-check',
): Promise<Reply | undefined> {
  const [orderId] = acknowledgedIds(attempt);
  const { reply } = await sendUntilReply(simulation, 'guest', random, {
    method: 'POST',
    path: `/api/orders/${orderId}/${what}`,
    from: attempt.from,
    headers: { 'Order-Access-Token': attempt.accessToken ?? '' },
  });
  return reply;
}

const deliver = (simulation: Simulation, webhook: Webhook) =>
  sendOnce(simulation, 'guest', { method: 'POST', ...webhook });

/** Repeats a webhook until the shop accepts it, as Razorpay does. */
async function repeat(simulation: Simulation, random: Random, webhook: Webhook): Promise<void> {
  while (!simulation.isLate()) {
    const reply = await deliver(simulation, webhook);
    if (reply?.status === 200) return;
    await sleep(random.below(LONGEST_DELAY_MS));
  }
}
