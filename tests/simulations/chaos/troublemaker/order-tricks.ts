import type { Random } from '../../random';
import { type AskedLine, type Attempt, acknowledgedIds } from '../client-records';
import { guestPhone, noteAnswer } from '../customer';
import { expectedOf } from '../menu';
import { send } from '../send';
import { CAFE_IP } from '../simulation';
import { JSON_TYPE } from './fire';
import { ADDRESSES, newIpv6, request, type Scene, type Tricks } from './trick';

const MOST_LINES = 49;
const MOST_OF_LINE = 999;
/** How many orders ahead of the next honest guest the troublemaker uses up numbers. */
const AHEAD = 40;
const EVIL = 'https://evil.example';

const line = (productId: string, quantity: number): AskedLine => ({
  productId,
  quantity,
  customizations: [],
});

interface Wanted {
  lines: readonly AskedLine[];
  phoneNumber: string;
  from: string;
}

function orderBody({ lines, phoneNumber }: Wanted, key: string) {
  return {
    guest: { name: 'Guest', phoneNumber },
    items: lines,
    deliveryMethod: 'pickup',
    paymentMethod: 'upi',
    specialInstructions: key,
  };
}

/** Sends a guest's order and records it, so that the ledger's checks know it. */
async function place(scene: Scene, random: Random, wanted: Wanted): Promise<number> {
  const { products, feeRule, orders } = scene;
  const { lines, from } = wanted;
  const key = `hostile-${scene.nextNumber()}`;
  const attempt: Attempt = {
    ...expectedOf(lines, 'pickup', products, feeRule),
    key,
    answers: [],
    unheard: 0,
    givenUp: false,
  };
  orders.push({ attempt, from });
  const reply = await send(random.pick(scene.urls), {
    method: 'POST',
    path: '/api/orders',
    headers: { 'Idempotency-Key': key, 'X-Forwarded-For': from },
    body: orderBody(wanted, key),
  });
  if (reply) noteAnswer(attempt, reply);
  else Object.assign(attempt, { unheard: 1, givenUp: true });
  return reply?.status ?? 0;
}

const ownPhone = (random: Random) => `+91${7_000_000_000 + random.below(999_999_999)}`;

/** Another site's page orders in the name of its visitor. */
const crossSite = (headers: Record<string, string>, status: number) =>
  request(0.5, [status], ({ products }, random) => ({
    method: 'POST',
    path: '/api/orders',
    from: random.pick(ADDRESSES),
    headers,
    body: JSON.stringify(
      orderBody(
        { lines: [line(random.pick(products).id, 1)], phoneNumber: ownPhone(random), from: '' },
        'cross-site',
      ),
    ),
  }));

/** Empties the shelves, blocks other people, and orders in their name. */
export const ORDER_TRICKS: Tricks = {
  'an order of everything': {
    perSecond: 0.5,
    withstood: [409, 429],
    run: (scene, random) => {
      const lines = Array.from({ length: MOST_LINES }, (_, each) =>
        line(scene.products[each % scene.products.length]?.id ?? '', MOST_OF_LINE),
      );
      const from = random.pick(ADDRESSES);
      return place(scene, random, { lines, phoneNumber: ownPhone(random), from });
    },
  },
  'as much as a guest may hold': {
    perSecond: 1,
    withstood: [201, 409, 429],
    run: (scene, random) => {
      const lines = [line(random.pick(scene.products).id, random.between(5, 20))];
      const from = random.chance(0.5) ? random.pick(ADDRESSES) : newIpv6(random);
      return place(scene, random, { lines, phoneNumber: ownPhone(random), from });
    },
  },
  'orders in the name of the next guests': {
    perSecond: 1,
    withstood: [201, 409, 429],
    run: (scene, random) => {
      const victim = scene.victims.length + AHEAD + random.below(5);
      const lines = [line(scene.products[0]?.id ?? '', 1)];
      const from = random.pick(ADDRESSES);
      return place(scene, random, { lines, phoneNumber: guestPhone(victim), from });
    },
  },
  'refused orders from the cafe’s network': request(3, [404, 409, 429], (_, random) => ({
    method: 'POST',
    path: '/api/orders',
    from: CAFE_IP,
    headers: JSON_TYPE,
    body: JSON.stringify(
      orderBody({ lines: [line('no-product', 1)], phoneNumber: ownPhone(random), from: '' }, 'x'),
    ),
  })),
  'an order by another site’s script': crossSite({ ...JSON_TYPE, Origin: EVIL }, 403),
  'an order by another site’s form': crossSite(
    { 'Content-Type': 'text/plain', 'Sec-Fetch-Site': 'cross-site' },
    403,
  ),
  'an order without a content type': crossSite({}, 400),
  'a name with hidden characters': request(0.5, [400, 429], ({ products }, random) => ({
    method: 'POST',
    path: '/api/orders',
    from: random.pick(ADDRESSES),
    headers: JSON_TYPE,
    body: JSON.stringify({
      ...orderBody({ lines: [line(products[0]?.id ?? '', 1)], phoneNumber: '', from: '' }, 'x'),
      guest: { name: 'Asha\u202e\u200bPAID\n22:10', phoneNumber: ownPhone(random) },
    }),
  })),
};

/** The ids of the orders that honest guests hold, as if overheard. */
export function overheardIds({ victims }: Scene): string[] {
  return victims.slice(-20).flatMap(acknowledgedIds);
}
