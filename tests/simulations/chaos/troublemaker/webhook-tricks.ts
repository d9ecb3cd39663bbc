import type { Random } from '../../random';
import { acknowledgedIds } from '../client-records';
import { fire, JSON_TYPE } from './fire';
import { ADDRESSES, newIpv6, request, type Scene, type Tricks } from './trick';

const OVERSIZED = JSON.stringify({ event: 'payment_link.paid', text: 'x'.repeat(4_900_000) });
const PATH = '/webhooks/razorpay';
/** The signature is refused, or the network has sent too many that were. */
const REFUSED = [401, 429];

/** The link of an order of the troublemaker, which the gateway could be paid for. */
async function linkOf({ urls, orders, gateway }: Scene, random: Random) {
  const placed = orders.filter(({ attempt }) => attempt.accessToken !== undefined);
  if (placed.length === 0) return undefined;
  const { attempt, from } = random.pick(placed.slice(-20));
  const [id = ''] = acknowledgedIds(attempt);
  await fire(random.pick(urls), {
    method: 'POST',
    path: `/api/orders/${id}/gateway-page`,
    from,
    headers: { 'Order-Access-Token': attempt.accessToken ?? '' },
  });
  return [...gateway.links.values()].find((link) => link.id.startsWith(`${id}-`));
}

/** Tells the shop of payments that nobody made. */
export const WEBHOOK_TRICKS: Tricks = {
  'a forged webhook for an own order': {
    perSecond: 1,
    withstood: REFUSED,
    run: async (scene, random) => {
      const link = await linkOf(scene, random);
      if (!link) return [];
      const { path, headers, body } = scene.gateway.forge(link);
      const from = random.pick(ADDRESSES);
      return fire(random.pick(scene.urls), { method: 'POST', path, from, headers, body });
    },
  },
  'a flood of unsigned webhooks': request(20, REFUSED, (_, random) => ({
    method: 'POST',
    path: PATH,
    from: random.chance(0.5) ? newIpv6(random) : random.pick(ADDRESSES),
    headers: { ...JSON_TYPE, 'X-Razorpay-Signature': 'é'.repeat(random.below(2000)) },
    body: '{"event":"payment_link.paid"}',
  })),
  'an oversized webhook': request(0.5, [413, 429, 0], (_, random) => ({
    method: 'POST',
    path: PATH,
    from: random.pick(ADDRESSES),
    headers: JSON_TYPE,
    body: OVERSIZED,
  })),
};
