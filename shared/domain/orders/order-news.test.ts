import { afterEach, expect, it, test } from 'vitest';
import { m } from '../../messages/compiled/messages';
import { overwriteGetLocale } from '../../messages/compiled/runtime';
import { SERVED_AS, type ServedAs } from './channel';
import {
  isOldNews,
  isQuietNews,
  newsOf,
  newsOfChange,
  newsOfDelay,
  newsWords,
  type ToldOrder,
  URGENT_NEWS,
} from './order-news';

afterEach(() => overwriteGetLocale(() => 'en'));

const ORDER: ToldOrder = {
  status: 'placed',
  servedAs: 'pickup',
  counterNumber: 42,
  createdAt: '2026-04-15T06:30:00.000Z',
  promisedFrom: '2026-04-15T06:50:00.000Z',
  promisedUntil: '2026-04-15T07:00:00.000Z',
  waitingToldAt: null,
  totalAmount: 19_000,
  cancelReason: null,
};

test.each([
  [{}, undefined],
  [{ waitingToldAt: '2026-04-15T06:40:00.000Z' }, '42: not accepted yet'],
  [{ status: 'preparing' }, '42: the kitchen has started'],
  [{ status: 'on-the-way' }, '42: ready to pick up'],
  [{ status: 'on-the-way', servedAs: 'delivery' }, 'On its way to you'],
  [{ status: 'on-the-way', servedAs: 'here' }, '42: ready'],
  [{ status: 'on-the-way', servedAs: 'table' }, '42: ready'],
  [{ status: 'delivered' }, '42: picked up'],
  [{ status: 'delivered', servedAs: 'here' }, '42: served'],
  [{ status: 'delivered', servedAs: 'table' }, '42: served'],
  [{ status: 'delivered', servedAs: 'delivery' }, 'Delivered'],
  [{ status: 'cancelled' }, '42: cancelled'],
  [{ status: 'cancelled', cancelReason: 'by-customer' }, undefined],
] as const)('an order with %j is told as %j', (changes, title) => {
  const order: ToldOrder = { ...ORDER, ...changes };
  const news = newsOf(order);
  expect(news && newsWords(news, order).title).toBe(title);
});

it('asks a guest at a table to wait there, and others to come', () => {
  const textOf = (servedAs: ServedAs) => newsWords('ready', { ...ORDER, servedAs }).text;
  const come = 'Come and pick it up.';
  expect(textOf('table')).toBe('We are bringing it to your table.');
  expect([textOf('here'), textOf('pickup')]).toEqual([come, come]);
});

it('names the new time of a promise that was moved, until the order is ready', () => {
  expect(newsWords('delayed', ORDER)).toEqual({
    title: '42: a little later',
    text: 'New time: 12:20 to 12:30 pm. Thank you for waiting.',
  });
  expect(newsOfDelay({ ...ORDER, status: 'preparing' })).toBe('delayed');
  expect(newsOfDelay({ ...ORDER, status: 'on-the-way' })).toBe('ready');
});

it('names the new total of an order that staff changed, until it is over', () => {
  expect(newsWords('changed', ORDER)).toEqual({
    title: '42: your order was changed',
    text: 'Total: ₹190.00.',
  });
  expect(newsOfChange({ ...ORDER, status: 'on-the-way' })).toBe('changed');
  expect(newsOfChange({ ...ORDER, status: 'cancelled' })).toBe('cancelled');
});

it('says why an order was cancelled', () => {
  const cancelled = { ...ORDER, cancelReason: 'closed', cancelNote: 'It snows' } as const;
  expect(newsWords('cancelled', cancelled).text).toBe('The kitchen has closed. It snows.');
});

test.each([
  ['2026-04-15T13:00:00.000Z', false, 'six hours late by day'],
  ['2026-04-15T13:00:01.000Z', true, 'later'],
  ['2026-04-16T06:00:00.000Z', true, 'the next day'],
])('at %s it is old news: %s (%s)', (now, isOld) => {
  expect(isOldNews(ORDER, new Date(now))).toBe(isOld);
});

it('is old by night an hour after the promise', () => {
  const evening = { ...ORDER, promisedUntil: '2026-04-15T16:20:00.000Z' };
  expect(isOldNews(evening, new Date('2026-04-15T17:20:00.000Z'))).toBe(false);
  expect(isOldNews(evening, new Date('2026-04-15T17:20:01.000Z'))).toBe(true);
});

it('makes no sound once the customer has the order, nor by night about tomorrow', () => {
  const night = new Date('2026-04-14T19:00:00.000Z');
  expect(isQuietNews('delivered', ORDER, new Date(ORDER.createdAt))).toBe(true);
  expect(isQuietNews('ready', ORDER, new Date(ORDER.createdAt))).toBe(false);
  expect(isQuietNews('cancelled', ORDER, night)).toBe(true);
  expect(isQuietNews('ready', { promisedFrom: '2026-04-14T19:30:00.000Z' }, night)).toBe(false);
});

it.each(['hi', 'ne'] as const)(
  'fits one text message in %s, beside a name of 20 letters',
  (language) => {
    overwriteGetLocale(() => language);
    for (const servedAs of SERVED_AS) {
      for (const news of URGENT_NEWS) {
        const words = newsWords(news, { ...ORDER, servedAs, counterNumber: 999 });
        const sent = m.news_text_message({ ...words, cafe: 'x'.repeat(20) });
        expect([sent, sent.length <= 70]).toEqual([sent, true]);
      }
    }
  },
);
