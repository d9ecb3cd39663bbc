import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '../../shared/contract/catalog-contract';
import { rupeesToPaise } from '../../shared/domain/money';
import type { Dice } from './dice';
import { fillBasket } from './menu';
import { asksToRetry, type Heard, type Sent } from './send';
import { pause, type Street, sendOnce, sendUntilHeard } from './street';
import { type Attempt, acknowledgedIds } from './testimony';

/** How often customers do what they do, as shares of 1. */
const SIGNED_IN = 0.25;
const TAPS_TWICE = 0.1;
const GIVES_UP = 0.03;
const ASKS_AGAIN = 0.1;
const MISUSES_THE_KEY = 0.05;
const LONGEST_PAUSE_MS = 400;
const NEAR = { street: 'Main Bazaar', latitude: 27.31, longitude: 88.37 };

/** What customers need: the menu as they know it, and the accounts that some of them use. */
export interface Shopping {
  street: Street;
  products: readonly Product[];
  /** Access tokens of those who are signed in. */
  tokens: readonly string[];
  /** Numbers all orders of all customers. */
  nextNumber: () => number;
}

/** Orders again and again until it is time to go home. */
export async function beCustomer(shopping: Shopping, dice: Dice): Promise<void> {
  const { street } = shopping;
  while (!street.isOver()) {
    const { attempt, sent } = newAttempt(shopping, dice);
    street.testimony.attempts.push(attempt);
    const taps = dice.chance(TAPS_TWICE) ? 2 : 1;
    const tries = Array.from({ length: taps }, () => order(street, dice, attempt, sent));
    await Promise.all(tries);
    if (acknowledgedIds(attempt).length > 0) await comeBack(street, dice, attempt, sent);
    await sleep(dice.below(LONGEST_PAUSE_MS));
  }
}

function newAttempt(shopping: Shopping, dice: Dice): { attempt: Attempt; sent: Sent } {
  const { street, products, tokens, nextNumber } = shopping;
  const number = nextNumber();
  const basket = fillBasket(products, street.testimony.feeRule, dice);
  const token = dice.chance(SIGNED_IN) ? dice.pick(tokens) : undefined;
  const key = `key-${number}-${dice.below(1_000_000)}`;
  const phoneNumber = `+91${9_000_000_000 + number}`;
  const body = {
    userId: null,
    ...(!token && { guest: { name: `Guest ${number}`, phoneNumber } }),
    items: basket.lines,
    deliveryMethod: basket.deliveryMethod,
    addressId: null,
    ...(basket.deliveryMethod === 'delivery' && { deliveryAddress: NEAR }),
    paymentMethod: 'upi',
    specialInstructions: key,
  };
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const headers = { 'Idempotency-Key': key, 'X-Forwarded-For': address };
  const { lines, totalPaise } = basket;
  return {
    attempt: { key, lines, totalPaise, answers: [], unheard: 0, givenUp: false },
    sent: { method: 'POST', path: '/api/orders', token, headers, body },
  };
}

/** Sends the order until it is placed or refused, unless the customer loses patience. */
async function order(street: Street, dice: Dice, attempt: Attempt, sent: Sent): Promise<void> {
  while (!street.isLate()) {
    const heard = await sendOnce(street, sent);
    if (heard && !asksToRetry(heard)) return noteAnswer(attempt, heard);
    if (!heard) attempt.unheard += 1;
    if (!heard && dice.chance(GIVES_UP)) {
      attempt.givenUp = true;
      return;
    }
    await pause(dice);
  }
}

function noteAnswer(attempt: Attempt, { status, body }: Heard): void {
  if (status === 200 || status === 201) {
    attempt.answers.push({ orderId: body.id, totalPaise: rupeesToPaise(body.totalAmount) });
    attempt.accessToken ??= body.accessToken;
  } else {
    attempt.answers.push({ code: String(body?.code ?? status) });
  }
}

/** Some send what was acknowledged once more, or another order by the same key. */
async function comeBack(street: Street, dice: Dice, attempt: Attempt, sent: Sent): Promise<void> {
  if (dice.chance(ASKS_AGAIN)) await order(street, dice, attempt, sent);
  if (!dice.chance(MISUSES_THE_KEY)) return;
  const [line, ...others] = attempt.lines;
  const items = line && [{ ...line, quantity: line.quantity + 1 }, ...others];
  const { heard } = await sendUntilHeard(street, dice, { ...sent, body: { ...sent.body, items } });
  if (heard && heard.body?.code !== 'idempotency_key_reused') noteAnswer(attempt, heard);
}
