import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { DOOR_PHOTO_BYTES } from '../../../../shared/domain/orders/door-photo';
import { STAFF } from '../../../support/menu/stock-up';
import { many } from '../../../support/platform/many';
import { residentMb } from '../../../support/platform/process-figures';
import { quantile } from '../../../support/platform/quantile';
import { CAFE_IP } from '../accounts';
import { SHOP_ORIGIN } from '../open-shops';
import { statusOf } from '../send';
import { figure, type LoneAttack, ofOrder, placeOrder, type Stage } from './stage';
import { readMenu, repeat } from './timed-reads';

const BURST = { from: '198.51.100.61', orders: 12, photographs: 114 };
/** Two networks keep the process busy; with more at once, most of theirs would be refused. */
const FLOOD = { from: ['198.51.100.62', '198.51.100.63'], orders: 5, photographs: 40, atOnce: 2 };
const SIDE = 1000;
const SIGN_INS_EVERY_MS = 300;
const MOST_MS = 1000;
const MOST_GROWN_MB = 100;
/** Those that a network may have at once, and those for which a place gets free while the others arrive. */
const MOST_OF_BURST = 10;
const SETTLING_MS = 5000;

/** Sends photographs of doors, the dearest to decode, all at once and then as fast as they are drawn. */
export const sendPhotographs: LoneAttack = async (stage) => {
  const { server } = stage;
  const picture = await dearPicture();
  const put = async (from: string, orders: number) => {
    const placed = await many(orders, 1, () => placeOrder(stage, { from, isDelivery: true }));
    return async (each: number) => {
      const order = placed[each % orders];
      const body = { picture };
      return order && ofOrder(stage, order, { method: 'PUT', path: '/door-photo', body }, from);
    };
  };
  const inBurst = await put(BURST.from, BURST.orders);
  const inFlood = await Promise.all(FLOOD.from.map((from) => put(from, FLOOD.orders)));
  const before = residentMb(server.pid);
  let isOver = false;
  const hasEnded = () => isOver;
  const watching = Promise.all([
    repeat(hasEnded, SIGN_INS_EVERY_MS, () => signIn(stage)),
    readMenu(server, hasEnded),
  ]);
  const burst = await many(BURST.photographs, BURST.photographs, inBurst);
  const flood = await Promise.all(
    inFlood.map((send) => many(FLOOD.photographs, FLOOD.atOnce, send)),
  );
  isOver = true;
  const [signIns, menu] = await watching;
  await sleep(SETTLING_MS);
  const after = residentMb(server.pid);
  const statuses = (replies: typeof burst) => replies.map((reply) => reply?.status ?? 0);
  const drawn = statuses(burst).filter((status) => status === 200).length;
  const odd = statuses([...burst, ...flood.flat()]).filter(
    (status) => status !== 200 && status !== 429,
  ).length;
  return [
    figure(drawn, 'photographs drawn of 114 at once', MOST_OF_BURST),
    figure(odd, 'photographs answered neither 200 nor 429', 0),
    figure(quantile(signIns, 0.99), `ms for ${signIns.length} sign-ins (p99)`, MOST_MS),
    figure(quantile(menu, 0.99), `ms for ${menu.length} menus (p99)`, MOST_MS),
    figure(after - before, 'MB by which the memory has grown', MOST_GROWN_MB),
  ];
};

/** Staff sign in on a device that the shop knows. @throws unless it succeeds. */
async function signIn({ server, admin }: Stage): Promise<void> {
  const status = await statusOf(server.url, {
    method: 'POST',
    path: '/api/auth/sign-in/email',
    from: CAFE_IP,
    headers: { Cookie: admin.device, Origin: SHOP_ORIGIN },
    body: STAFF,
  });
  if (status !== 200) throw new Error(`A sign-in was answered ${status}`);
}

/** A picture of noise takes three times as long as a photograph. @returns Base64. */
async function dearPicture(): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: SIDE, height: SIDE, channels: 3, background: '#888', noise } as const;
  const bytes = await sharp({ create }).removeAlpha().avif({ quality: 20, effort: 2 }).toBuffer();
  if (bytes.length > DOOR_PHOTO_BYTES) throw new Error(`The picture has ${bytes.length} bytes`);
  return bytes.toString('base64');
}
