import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { DOOR_PHOTO_BYTES } from '../../../../shared/domain/orders/door-photo';
import { STAFF } from '../../../support/menu/stock-up';
import { SHOP_ORIGIN } from '../open-shops';
import { send } from '../send';
import { CAFE_IP } from '../simulation';
import { residentMb } from '../watch-server';
import { type LoneAttack, many, ofOrder, placeOrder, type Stage } from './stage';
import { quantile, readMenu, repeat } from './timed-reads';

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
  const { server, metricsToken } = stage;
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
  const before = await residentMb(server, metricsToken);
  let isOver = false;
  const watching = Promise.all([
    repeat(
      () => isOver,
      SIGN_INS_EVERY_MS,
      () => signIn(stage),
    ),
    readMenu(server, () => isOver),
  ]);
  const burst = await many(BURST.photographs, BURST.photographs, inBurst);
  const flood = await Promise.all(
    inFlood.map((send) => many(FLOOD.photographs, FLOOD.atOnce, send)),
  );
  isOver = true;
  const [signIns, menu] = await watching;
  await sleep(SETTLING_MS);
  const after = await residentMb(server, metricsToken);
  const all = [...burst, ...flood.flat()].map((reply) => reply?.status ?? 0);
  const drawn = burst.filter((reply) => reply?.status === 200).length;
  return [
    { what: 'photographs drawn of 114 at once', value: drawn, most: MOST_OF_BURST },
    {
      what: 'photographs answered neither 200 nor 429',
      value: all.filter((status) => status !== 200 && status !== 429).length,
      most: 0,
    },
    {
      what: `ms for ${signIns.length} sign-ins (p99)`,
      value: quantile(signIns, 0.99),
      most: MOST_MS,
    },
    { what: `ms for ${menu.length} menus (p99)`, value: quantile(menu, 0.99), most: MOST_MS },
    { what: 'MB by which the memory has grown', value: after - before, most: MOST_GROWN_MB },
  ];
};

/** Staff sign in on a device that the shop knows. @throws unless it succeeds. */
async function signIn({ server, admin }: Stage): Promise<void> {
  const reply = await send(server.url, {
    method: 'POST',
    path: '/api/auth/sign-in/email',
    body: STAFF,
    headers: { 'X-Forwarded-For': CAFE_IP, Cookie: admin.device, Origin: SHOP_ORIGIN },
  });
  if (reply?.status !== 200) throw new Error(`A sign-in was answered ${reply?.status}`);
}

/** A picture of noise takes three times as long as a photograph. @returns Base64. */
async function dearPicture(): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: SIDE, height: SIDE, channels: 3, background: '#888', noise } as const;
  const bytes = await sharp({ create }).removeAlpha().avif({ quality: 20, effort: 2 }).toBuffer();
  if (bytes.length > DOOR_PHOTO_BYTES) throw new Error(`The picture has ${bytes.length} bytes`);
  return bytes.toString('base64');
}
