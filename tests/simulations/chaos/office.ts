import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { STAFF } from '../../support/menu/stock-up';
import type { ShopServer } from '../../support/platform/shop-server';
import type { Random } from '../random';
import { type Account, signInCustomer } from './accounts';
import type { Attempt } from './client-records';
import { noteAnswer } from './customer';
import { expectedOf } from './menu';
import { type Reply, type Sent, send } from './send';
import { CAFE_IP, type Simulation, sendOnce } from './simulation';

const CALLS_MS = { least: 200, most: 1500 };
const SIGN_INS_MS = { least: 2000, most: 5000 };
/** Access tokens live for five minutes. */
const REFRESH_MS = 120_000;
const CHECK_MS = 500;

export interface Office {
  simulation: Simulation;
  admin: Account;
  /** The shop's own origin. */
  origin: string;
  products: readonly Product[];
  /** A sequence over the orders at the counter. */
  nextNumber: () => number;
}

type Ask = (sent: Sent) => Promise<Reply | undefined>;

/** The rest of the staff's work: lists, figures, refreshes, sign-ins and orders at the counter. */
export async function runOffice(office: Office, random: Random): Promise<void> {
  const { simulation, admin, origin } = office;
  const ask: Ask = ({ headers, ...sent }) =>
    sendOnce(simulation, 'staff', { ...sent, headers: { 'X-Forwarded-For': CAFE_IP, ...headers } });
  const read = (path: string) => () => ask({ method: 'GET', path, token: admin.token });
  const refresh = () => ask({ method: 'GET', path: '/api/auth/token', token: admin.session });
  const signIn = () =>
    ask({
      method: 'POST',
      path: '/api/auth/sign-in/email',
      headers: { Cookie: admin.device, Origin: origin },
      body: STAFF,
    });
  const deeds = [
    read('/api/orders'),
    read('/api/admin/newest-orders'),
    read('/api/admin/dashboard/stats'),
    read('/api/inventory'),
    refresh,
    signIn,
    () => orderAtCounter(office, ask),
  ];
  while (!simulation.isOver()) {
    await random.pick(deeds)();
    await sleep(random.between(CALLS_MS.least, CALLS_MS.most));
  }
}

async function orderAtCounter(
  { simulation: { clientRecords }, admin, products, nextNumber }: Office,
  ask: Ask,
): Promise<void> {
  const [product] = products;
  if (!product) return;
  const lines = [{ productId: product.id, quantity: 1, customizations: [] }];
  const key = `counter-${nextNumber()}`;
  const attempt: Attempt = {
    ...expectedOf(lines, 'pickup', products, clientRecords.feeRule),
    key,
    answers: [],
    unheard: 0,
    givenUp: false,
  };
  clientRecords.attempts.push(attempt);
  const reply = await ask({
    method: 'POST',
    path: '/api/orders',
    token: admin.token,
    headers: { 'Idempotency-Key': key },
    body: {
      items: lines,
      deliveryMethod: 'pickup',
      paymentMethod: 'upi',
      specialInstructions: key,
    },
  });
  if (reply) noteAnswer(attempt, reply);
}

/** Customers who sign in by phone for the first time, each at home. @returns what kept one out. */
export async function runSignIns(
  { isOver }: Simulation,
  servers: readonly ShopServer[],
  random: Random,
): Promise<string[]> {
  const failures: string[] = [];
  for (let each = 0; !isOver(); each += 1) {
    const from = `192.0.2.${each % 250}`;
    await signInCustomer(random.pick(servers), `+91${8_100_000_000 + each}`, from).catch(
      (error: Error) => failures.push(error.message),
    );
    await sleep(random.between(SIGN_INS_MS.least, SIGN_INS_MS.most));
  }
  return failures;
}

/** Gets everybody a new access token before the last one ends. */
export async function refreshTokens(
  { url, isOver }: Simulation,
  accounts: readonly Account[],
): Promise<void> {
  let refreshedAt = performance.now();
  while (!isOver()) {
    await sleep(CHECK_MS);
    if (performance.now() - refreshedAt < REFRESH_MS) continue;
    refreshedAt = performance.now();
    for (const account of accounts) {
      const reply = await send(url, {
        method: 'GET',
        path: '/api/auth/token',
        token: account.session,
      });
      if (reply?.status === 200) account.token = reply.body.token;
    }
  }
}
