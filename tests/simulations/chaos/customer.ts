import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { daysBefore, kolkataTime, startOfDay } from '../../../shared/domain/platform/kolkata-time';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import type { Random } from '../random';
import type { Account } from './accounts';
import { type Attempt, acknowledgedIds, newAttempt } from './client-records';
import { fillBasket } from './menu';
import { isRetryRequest, type Reply, type Sent } from './send';
import { pause, pauses, type Simulation, sendOnce, sendUntilReply, untilOver } from './simulation';

/** Probabilities of the customers' actions, 0 to 1. */
const SIGNED_IN = 0.25;
const TAPS_TWICE = 0.1;
const GIVES_UP = 0.03;
const ASKS_AGAIN = 0.1;
const MISUSES_THE_KEY = 0.05;
const ORDERS_FOR_LATER = 0.2;
/** Few, so that they are full. */
const SLOTS = 8;
const NEAR = { street: 'Main Bazaar', latitude: 27.31, longitude: 88.37 };

/** What customers need: the menu they have seen and the accounts that some of them use. */
export interface Shopping {
  simulation: Simulation;
  products: readonly Product[];
  /** The signed-in customers. */
  accounts: readonly Account[];
  longestPauseMs: number;
  /** A sequence over the orders of all customers. */
  nextNumber: () => number;
}

/** The phone number of the guest who places the order with this number. */
export function guestPhone(number: number): string {
  return `+91${9_000_000_000 + number}`;
}

/** Places orders until the run is over. */
export async function runCustomer(shopping: Shopping, random: Random): Promise<void> {
  const { simulation, longestPauseMs } = shopping;
  const pauseMs = pauses(random, [0, longestPauseMs]);
  await sleep(pauseMs());
  await untilOver(simulation, pauseMs, async () => {
    const { attempt, sent } = nextOrder(shopping, random);
    simulation.clientRecords.attempts.push(attempt);
    const taps = random.chance(TAPS_TWICE) ? 2 : 1;
    const tries = Array.from({ length: taps }, () => order(simulation, random, attempt, sent));
    await Promise.all(tries);
    if (acknowledgedIds(attempt).length > 0) await comeBack(simulation, random, attempt, sent);
  });
}

function nextOrder(shopping: Shopping, random: Random): { attempt: Attempt; sent: Sent } {
  const { simulation, products, accounts, nextNumber } = shopping;
  const number = nextNumber();
  const basket = fillBasket(products, simulation.clientRecords.feeRule, random);
  const token = random.chance(SIGNED_IN) ? random.pick(accounts).token : undefined;
  const key = `key-${number}-${random.below(1_000_000)}`;
  const body = {
    userId: null,
    ...(!token && { guest: { name: `Guest ${number}`, phoneNumber: guestPhone(number) } }),
    items: basket.lines,
    deliveryMethod: basket.deliveryMethod,
    addressId: null,
    ...(basket.deliveryMethod === 'delivery' && { deliveryAddress: NEAR }),
    ...(random.chance(ORDERS_FOR_LATER) && { slotAt: slotOfTomorrow(random) }),
    paymentMethod: 'upi',
    specialInstructions: key,
  };
  const from = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const headers = { 'Idempotency-Key': key };
  return {
    attempt: { ...newAttempt({ key, ...basket.expected }), from },
    sent: { method: 'POST', path: '/api/orders', from, token, headers, body },
  };
}

/** A quarter of an hour after two in the afternoon. */
function slotOfTomorrow(random: Random): string {
  const tomorrow = daysBefore(kolkataTime(new Date()).date, -1);
  const minutes = 14 * 60 + random.below(SLOTS) * 15;
  return new Date(Date.parse(startOfDay(tomorrow)) + minutes * 60_000).toISOString();
}

/** Sends the order until it is placed or refused, or until the customer gives up. */
async function order(
  simulation: Simulation,
  random: Random,
  attempt: Attempt,
  sent: Sent,
): Promise<void> {
  while (!simulation.isLate()) {
    const reply = await sendOnce(simulation, actorOf(sent), sent);
    if (reply && !isRetryRequest(reply)) return noteAnswer(attempt, reply);
    if (!reply) attempt.unheard += 1;
    if (!reply && random.chance(GIVES_UP)) {
      attempt.givenUp = true;
      return;
    }
    await pause(random);
  }
}

/** Records the definite response to an attempt. */
export function noteAnswer(
  attempt: Attempt,
  { status, body }: Pick<Reply, 'status' | 'body'>,
): void {
  if (status === 200 || status === 201) {
    attempt.answers.push({ orderId: body.id, totalPaise: rupeesToPaise(body.totalAmount) });
    attempt.accessToken ??= body.accessToken;
  } else {
    attempt.answers.push({ code: String(body?.code ?? status) });
  }
}

const actorOf = ({ token }: Sent) => (token ? 'customer' : 'guest');

/** Some customers resend an acknowledged order, or send another order with the same key. */
async function comeBack(
  simulation: Simulation,
  random: Random,
  attempt: Attempt,
  sent: Sent,
): Promise<void> {
  if (random.chance(ASKS_AGAIN)) await order(simulation, random, attempt, sent);
  if (!random.chance(MISUSES_THE_KEY)) return;
  const [line, ...others] = attempt.lines;
  const items = line && [{ ...line, quantity: line.quantity + 1 }, ...others];
  const body = { ...(sent.body as object), items };
  const { reply } = await sendUntilReply(simulation, actorOf(sent), random, { ...sent, body });
  if (reply && reply.body?.code !== 'idempotency_key_reused') noteAnswer(attempt, reply);
}
