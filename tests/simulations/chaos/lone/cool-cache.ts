import { many } from '../../../support/platform/many';
import { quantile } from '../../../support/platform/quantile';
import { statusOf } from '../send';
import { figure, type LoneAttack, ofOrder, placeOrder } from './stage';
import { readMenu, repeat } from './timed-reads';

const FROM = '198.51.100.41';
const LASTS_MS = 8000;
const REMOVALS_A_SECOND = 13;
const PAGES_EVERY_MS = 10;
/** A menu of 200 dishes that is rendered takes a hundred. Half of the reads come from the cache at least. */
const MOST_MEDIAN_MS = 50;
const MOST_P99_MS = 1000;

/** Changes nothing, often, and reads every page of a large menu in turn. */
export const coolCache: LoneAttack = async (stage) => {
  const { server, dishes } = stage;
  const order = await placeOrder(stage, { from: FROM, isDelivery: true });
  await ofOrder(stage, order, { method: 'POST', path: '/cancellation', body: {} }, FROM);
  const remove = () => ofOrder(stage, order, { method: 'DELETE', path: '/door-photo' }, FROM);
  const read = (each: number) => {
    const path = `/menu/${dishes[each % dishes.length]?.slug}`;
    return statusOf(server.url, { method: 'GET', path, from: FROM });
  };
  // The first lap is to be rendered.
  await many(dishes.length, 1, read);
  const endsAt = performance.now() + LASTS_MS;
  const isOver = () => performance.now() > endsAt;
  const [times] = await Promise.all([
    readMenu(server, isOver),
    repeat(isOver, 1000 / REMOVALS_A_SECOND, remove),
    repeat(isOver, PAGES_EVERY_MS, read),
  ]);
  return [
    figure(quantile(times, 0.5), 'ms for the menu (p50)', MOST_MEDIAN_MS),
    figure(quantile(times, 0.99), 'ms for the menu (p99)', MOST_P99_MS),
  ];
};
