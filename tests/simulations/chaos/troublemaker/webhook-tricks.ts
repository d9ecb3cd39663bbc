import type { Random } from '../../random';
import { acknowledgedIds } from '../client-records';
import { fire, JSON_TYPE, newIpv6, request, type Scene, type Tricks } from './trick';

const PATH = '/webhooks/razorpay';
/** The signature is refused, or the network has sent too many that were. */
const REFUSED = [401, 429];
const OVERSIZED = JSON.stringify({ event: 'payment_link.paid', text: 'x'.repeat(4_900_000) });

/** The link of an order of the troublemaker, which the gateway could be paid for. */
async function linkOf(scene: Scene, random: Random) {
  const placed = scene.orders.filter(({ attempt }) => attempt.accessToken !== undefined);
  if (placed.length === 0) return undefined;
  const { attempt, from } = random.pick(placed.slice(-20));
  const [id = ''] = acknowledgedIds(attempt);
  const headers = { 'Order-Access-Token': attempt.accessToken ?? '' };
  const path = `/api/orders/${id}/gateway-page`;
  await fire(scene, random, { method: 'POST', path, from, headers });
  return [...scene.gateway.links.values()].find((link) => link.id.startsWith(`${id}-`));
}

/** Tells the shop of payments that nobody made. */
export const WEBHOOK_TRICKS: Tricks = {
  'a forged webhook for an own order': {
    perSecond: 1,
    withstood: REFUSED,
    run: async (scene, random) => {
      const link = await linkOf(scene, random);
      return link ? fire(scene, random, scene.gateway.forge(link)) : [];
    },
  },
  'a flood of unsigned webhooks': request(20, REFUSED, (random) => ({
    path: PATH,
    ...(random.chance(0.5) && { from: newIpv6(random) }),
    headers: { ...JSON_TYPE, 'X-Razorpay-Signature': 'é'.repeat(random.below(2000)) },
    body: '{"event":"payment_link.paid"}',
  })),
  'an oversized webhook': request(0.5, [413, 429, 0], () => ({
    path: PATH,
    headers: JSON_TYPE,
    body: OVERSIZED,
  })),
};
