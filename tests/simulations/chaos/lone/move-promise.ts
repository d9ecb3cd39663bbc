import { UNCONFIRMED_WAIT_S } from '../../../../shared/domain/orders/promise';
import { figure, type LoneAttack, ofOrder, placeOrder, type Stage, sendOrder } from './stage';

const NETWORKS = ['198.51.100.11', '198.51.100.12', '198.51.100.13', '198.51.100.14'];
const HONEST_IP = '10.9.0.1';
const ORDERS = 6;
const UNITS = 16;
const MINUTE_MS = 60_000;
/** Promises are rounded up to five minutes, and their windows widen by as much. */
const STEPS_MINUTES = 10;

/** Orders many units without paying, so that everybody is promised a later time. */
export const movePromise: LoneAttack = async (stage) => {
  const first = await promisedMinutes(stage);
  const moved: number[] = [];
  for (const from of NETWORKS) {
    for (let each = 0; each < ORDERS; each += 1) await sendOrder(stage, { from, quantity: UNITS });
    moved.push((await promisedMinutes(stage)) - first);
  }
  const most = (waitS: number) => waitS / 60 + STEPS_MINUTES;
  const [one = Number.NaN] = moved;
  const { ofOne, ofAll } = UNCONFIRMED_WAIT_S;
  return [
    figure(one, 'minutes by which one network moves the promise', most(ofOne)),
    figure(Math.max(...moved), 'minutes by which four networks move it', most(ofAll)),
  ];
};

/** How long a new order is promised to take. Its customer cancels it again. */
async function promisedMinutes(stage: Stage): Promise<number> {
  const order = await placeOrder(stage, { from: HONEST_IP });
  await ofOrder(stage, order, { method: 'POST', path: '/cancellation', body: {} }, HONEST_IP);
  return (Date.parse(order.promisedFrom) - Date.parse(order.createdAt)) / MINUTE_MS;
}
