import { STAFF } from '../../support/menu/stock-up';
import type { ShopServer } from '../../support/platform/shop-server';
import type { Random } from '../random';
import { type Account, CAFE_IP, signInCustomer } from './accounts';
import { newAttempt } from './client-records';
import { noteAnswer } from './customer';
import { expectedOf } from './menu';
import { SHOP_ORIGIN } from './open-shops';
import { type Sent, send } from './send';
import { pauses, type Simulation, sendOnce, untilOver, type Work } from './simulation';

const CALLS_MS = [200, 1500] as const;
const SIGN_INS_MS = [2000, 5000] as const;
/** Access tokens live for five minutes. */
const REFRESH_MS = 120_000;
const CHECK_MS = 500;

/** The rest of the staff's work: lists, figures, refreshes, sign-ins and orders at the counter. */
export async function runOffice(work: Work, random: Random): Promise<void> {
  const { simulation, admin, products, nextNumber } = work;
  const ask = (sent: Omit<Sent, 'from'>) =>
    sendOnce(simulation, 'staff', { from: CAFE_IP, ...sent });
  const read = (path: string) => () => ask({ method: 'GET', path, token: admin.token });
  const refresh = () => ask({ method: 'GET', path: '/api/auth/token', token: admin.session });
  const signIn = () => {
    const headers = { Cookie: admin.device, Origin: SHOP_ORIGIN };
    return ask({ method: 'POST', path: '/api/auth/sign-in/email', headers, body: STAFF });
  };
  const orderAtCounter = async () => {
    const { attempts, feeRule } = simulation.clientRecords;
    const lines = [{ productId: products[0]?.id ?? '', quantity: 1, customizations: [] }];
    const key = `counter-${nextNumber()}`;
    const attempt = newAttempt({ key, ...expectedOf(lines, 'pickup', products, feeRule) });
    attempts.push(attempt);
    const how = { deliveryMethod: 'pickup', paymentMethod: 'upi', specialInstructions: key };
    const reply = await ask({
      method: 'POST',
      path: '/api/orders',
      token: admin.token,
      headers: { 'Idempotency-Key': key },
      body: { items: lines, ...how },
    });
    if (reply) noteAnswer(attempt, reply);
  };
  const deeds = [
    read('/api/orders'),
    read('/api/admin/newest-orders'),
    read('/api/admin/dashboard/stats'),
    read('/api/inventory'),
    ...[refresh, signIn, orderAtCounter],
  ];
  await untilOver(simulation, pauses(random, CALLS_MS), () => random.pick(deeds)());
}

/** Customers who sign in by phone for the first time, each at home. @returns what kept one out. */
export async function runSignIns(
  simulation: Simulation,
  servers: readonly ShopServer[],
  random: Random,
): Promise<string[]> {
  const failures: string[] = [];
  let each = 0;
  await untilOver(simulation, pauses(random, SIGN_INS_MS), async () => {
    const phone = `+91${8_100_000_000 + each}`;
    const signing = signInCustomer(random.pick(servers), phone, `192.0.2.${each % 250}`);
    await signing.catch((error: Error) => failures.push(error.message));
    each += 1;
  });
  return failures;
}

/** Gets everybody a new access token before the last one ends. */
export async function refreshTokens(
  simulation: Simulation,
  accounts: readonly Account[],
): Promise<void> {
  let refreshedAt = performance.now();
  await untilOver(simulation, CHECK_MS, async () => {
    if (performance.now() - refreshedAt < REFRESH_MS) return;
    refreshedAt = performance.now();
    for (const account of accounts) {
      const asked = { method: 'GET', path: '/api/auth/token', token: account.session };
      const reply = await send(simulation.url, asked);
      if (reply?.status === 200) account.token = reply.body.token;
    }
  });
}
