import { m } from '../../messages/compiled/messages';
import { HOUR_MS } from '../platform/durations';
import { kolkataTime } from '../platform/kolkata-time';
import { formatRupees, type Paise } from '../platform/money';
import { type Cancellation, cancelWords } from './cancellation';
import type { ServedAs } from './channel';
import { isFinal, type OrderStatus } from './order-status';
import { windowWords } from './promise-words';

/**
 * What a customer is told of an order, each at most once on a device, but `delayed` once for each new time, `changed` as
 * often as `MOST_CHANGES_TOLD` says, and `ready` once more after a change.
 */
export const CUSTOMER_NEWS = [
  'waiting',
  'delayed',
  'changed',
  'preparing',
  'ready',
  'on-the-way',
  'delivered',
  'cancelled',
] as const;
export type CustomerNews = (typeof CUSTOMER_NEWS)[number];

/** News that is worth a text message: the customer has to act on it. */
export const URGENT_NEWS: readonly CustomerNews[] = [
  'waiting',
  'changed',
  'ready',
  'on-the-way',
  'cancelled',
];

/** How often a customer is told that one order was changed: by text, and on each device. The page shows all. */
export const MOST_CHANGES_TOLD = { byText: 3, onDevice: 10 } as const;

/** What became of a message; `waiting` until it is sent or given up. */
export const MESSAGE_OUTCOMES = [
  'waiting',
  'sent',
  'replaced',
  'late',
  'gone',
  'limit',
  'refused',
  'unsure',
] as const;
export type MessageOutcome = (typeof MESSAGE_OUTCOMES)[number];

/** Staff see these outcomes, because the customer may not know the news. */
export const FAILED_OUTCOMES: readonly MessageOutcome[] = [
  'late',
  'gone',
  'limit',
  'refused',
  'unsure',
];

/** News is old after this time and is no longer sent (s). */
export const NEWS_LIFE_S = 900;

/** Nobody waits so long after the promise. Such an order is closed late, and a phone stays silent. */
const AWAITED_HOURS = { byDay: 6, byNight: 1 };
/** The night: from 10 pm to 7 am, in minutes since midnight. */
const NIGHT = { from: 22 * 60, until: 7 * 60 };

/** The order as its customer may know it; times are ISO 8601 text in UTC. */
export interface ToldOrder extends Cancellation {
  status: OrderStatus;
  servedAs: ServedAs;
  createdAt: string;
  counterNumber: number;
  promisedFrom: string;
  promisedUntil: string;
  waitingToldAt: string | null;
  totalAmount: Paise;
}

/** The news of an order; undefined for one whose customer knows all. */
export function newsOf({
  status,
  servedAs,
  waitingToldAt,
  cancelReason,
}: ToldOrder): CustomerNews | undefined {
  if (status === 'placed') return waitingToldAt ? 'waiting' : undefined;
  if (status === 'cancelled' && cancelReason === 'by-customer') return undefined;
  if (status === 'on-the-way' && servedAs !== 'delivery') return 'ready';
  return status;
}

/** The news of a promise that was moved, unless the order is further by now. */
export function newsOfDelay(order: ToldOrder): CustomerNews | undefined {
  return order.status === 'placed' || order.status === 'preparing' ? 'delayed' : newsOf(order);
}

/** The news of dishes or a price that staff have changed, unless the order is over by now. */
export function newsOfChange(order: ToldOrder): CustomerNews | undefined {
  return isFinal(order.status) ? newsOf(order) : 'changed';
}

/** Whether the customer no longer waits for the order. By night, that is so an hour after the promise. */
export function isOldNews({ promisedUntil }: Pick<ToldOrder, 'promisedUntil'>, now: Date): boolean {
  const hours = isNight(now) ? AWAITED_HOURS.byNight : AWAITED_HOURS.byDay;
  return now.getTime() > Date.parse(promisedUntil) + hours * HOUR_MS;
}

/** The customer has the order, or hears by night of one that is hours away. */
export function isQuietNews(
  news: CustomerNews,
  { promisedFrom }: Pick<ToldOrder, 'promisedFrom'>,
  now: Date,
): boolean {
  if (news === 'delivered') return true;
  return isNight(now) && Date.parse(promisedFrom) > now.getTime() + HOUR_MS;
}

export function isLastNews(news: CustomerNews): boolean {
  return news === 'delivered' || news === 'cancelled';
}

type NewsFacts = Pick<
  ToldOrder,
  | 'servedAs'
  | 'counterNumber'
  | 'promisedFrom'
  | 'promisedUntil'
  | 'totalAmount'
  | 'cancelReason'
  | 'cancelNote'
>;

/** What the phone shows. The title begins with the number at the counter ('42: ready to pick up'), except for a delivery. */
export function newsWords(news: CustomerNews, order: NewsFacts): { title: string; text: string } {
  const of = { served: order.servedAs, number: order.counterNumber };
  switch (news) {
    case 'waiting':
      return { title: m.news_waiting(of), text: m.news_waiting_text() };
    case 'delayed':
      return { title: m.news_delayed(of), text: m.news_delayed_text({ time: timeOf(order) }) };
    case 'changed':
      return {
        title: m.news_changed(of),
        text: m.news_changed_text({ total: formatRupees(order.totalAmount) }),
      };
    case 'preparing':
      return { title: m.news_preparing(of), text: m.news_preparing_text() };
    case 'ready':
      return { title: m.news_ready(of), text: m.news_ready_text(of) };
    case 'on-the-way':
      return { title: m.news_on_the_way(), text: m.news_on_the_way_text() };
    case 'delivered':
      return { title: m.news_delivered(of), text: m.news_delivered_text() };
    case 'cancelled':
      return { title: m.news_cancelled(of), text: cancelWords(order) ?? m.news_cancelled_text() };
  }
}

function timeOf({ promisedFrom, promisedUntil }: NewsFacts): string {
  return windowWords({ from: new Date(promisedFrom), until: new Date(promisedUntil) });
}

function isNight(now: Date): boolean {
  const { minutes } = kolkataTime(now);
  return minutes >= NIGHT.from || minutes < NIGHT.until;
}
