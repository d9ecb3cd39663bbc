import type { Random } from '../../random';
import { CAFE_IP } from '../accounts';
import { type AskedLine, newAttempt } from '../client-records';
import { guestPhone, noteAnswer } from '../customer';
import { expectedOf } from '../menu';
import { send } from '../send';
import { ADDRESSES, JSON_TYPE, newIpv6, request, type Scene, type Tricks } from './trick';

const MOST_LINES = 49;
const MOST_OF_LINE = 999;
/** How many orders ahead of the next honest guest the troublemaker uses up numbers. */
const AHEAD = 40;
const EVIL = 'https://evil.example';
const PATH = '/api/orders';

const ownPhone = (random: Random) => `+91${7_000_000_000 + random.below(999_999_999)}`;
const line = (productId = '', quantity = 1): AskedLine => ({
  productId,
  quantity,
  customizations: [],
});
const orderBody = (items: readonly AskedLine[], phoneNumber: string, key: string) => ({
  guest: { name: 'Guest', phoneNumber },
  items,
  ...{ deliveryMethod: 'pickup', paymentMethod: 'upi', specialInstructions: key },
});

interface Wanted {
  lines: readonly AskedLine[];
  phoneNumber?: string;
  from?: string;
}

/** Sends a guest's order and records it, so that the ledger's checks know it. */
async function place(scene: Scene, random: Random, wanted: Wanted): Promise<number> {
  const { products, feeRule, orders, urls } = scene;
  const { lines, phoneNumber = ownPhone(random), from = random.pick(ADDRESSES) } = wanted;
  const key = `hostile-${scene.nextNumber()}`;
  const attempt = newAttempt({ key, ...expectedOf(lines, 'pickup', products, feeRule) });
  orders.push({ attempt, from });
  const body = orderBody(lines, phoneNumber, key);
  const headers = { 'Idempotency-Key': key };
  const reply = await send(random.pick(urls), { method: 'POST', path: PATH, from, headers, body });
  if (reply) noteAnswer(attempt, reply);
  else Object.assign(attempt, { unheard: 1, givenUp: true });
  return reply?.status ?? 0;
}

/** Another site's page orders in the name of its visitor. */
const crossSite = (headers: Record<string, string>, status: number) =>
  request(0.5, [status], (random, { products }) => {
    const body = orderBody([line(random.pick(products).id)], ownPhone(random), 'cross-site');
    return { path: PATH, headers, body: JSON.stringify(body) };
  });

/** Empties the shelves, blocks other people, and orders in their name. */
export const ORDER_TRICKS: Tricks = {
  'an order of everything': {
    perSecond: 0.5,
    withstood: [409, 429],
    run: (scene, random) => {
      const ids = scene.products.map(({ id }) => id);
      const lines = Array.from({ length: MOST_LINES }, (_, each) =>
        line(ids[each % ids.length], MOST_OF_LINE),
      );
      return place(scene, random, { lines });
    },
  },
  'as much as a guest may hold': {
    perSecond: 1,
    withstood: [201, 409, 429],
    run: (scene, random) => {
      const lines = [line(random.pick(scene.products).id, random.between(5, 20))];
      return place(scene, random, { lines, ...(random.chance(0.5) && { from: newIpv6(random) }) });
    },
  },
  'orders in the name of the next guests': {
    perSecond: 1,
    withstood: [201, 409, 429],
    run: (scene, random) => {
      const victim = scene.victims.length + AHEAD + random.below(5);
      const lines = [line(scene.products[0]?.id)];
      return place(scene, random, { lines, phoneNumber: guestPhone(victim) });
    },
  },
  'refused orders from the cafe’s network': request(3, [404, 409, 429], (random) => ({
    path: PATH,
    from: CAFE_IP,
    body: orderBody([line('no-product')], ownPhone(random), 'x'),
  })),
  'an order by another site’s script': crossSite({ ...JSON_TYPE, Origin: EVIL }, 403),
  'an order by another site’s form': crossSite(
    { 'Content-Type': 'text/plain', 'Sec-Fetch-Site': 'cross-site' },
    403,
  ),
  'an order without a content type': crossSite({}, 400),
  'a name with hidden characters': request(0.5, [400, 429], (random, { products }) => ({
    path: PATH,
    body: {
      ...orderBody([line(products[0]?.id)], '', 'x'),
      guest: { name: 'Asha\u202e\u200bPAID\n22:10', phoneNumber: ownPhone(random) },
    },
  })),
};
