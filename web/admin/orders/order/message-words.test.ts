import { expect, test } from 'vitest';
import { toldNews } from './message-words';

const PICKUP = { deliveryMethod: 'pickup' } as const;
const AT = '2026-04-15T06:30:00.000Z';

test('news is sent if it reached one of several devices', () => {
  const [told] = toldNews(
    [
      { news: 'ready', by: 'push', at: AT, outcome: 'gone' },
      { news: 'ready', by: 'push', at: AT, outcome: 'sent' },
    ],
    PICKUP,
  );
  expect(told).toMatchObject({ label: 'Ready to pick up', words: 'Sent', hasFailed: false });
});

test('news of an order at a table has its words', () => {
  const message = { news: 'ready', by: 'push', at: AT, outcome: 'sent' } as const;
  const [told] = toldNews([message], { ...PICKUP, tableName: 'Table 4' });
  expect(told?.label).toBe('Ready');
});

test('news has failed if it reached none', () => {
  const told = toldNews(
    [
      { news: 'preparing', by: 'push', at: AT, outcome: 'sent' },
      { news: 'ready', by: 'push', at: AT, outcome: 'late' },
      { news: 'ready', by: 'sms', at: AT, outcome: 'limit' },
    ],
    PICKUP,
  );
  expect(told.map(({ hasFailed }) => hasFailed)).toEqual([false, true]);
  expect(told.at(-1)?.words).toBe('The phone could not be reached for 15 minutes.');
});

test.each([
  ['replaced', 'Replaced by a newer message'],
  ['gone', 'This phone no longer accepts messages.'],
] as const)('a message that was %s says: %s', (outcome, words) => {
  expect(toldNews([{ news: 'ready', by: 'push', at: AT, outcome }], PICKUP)).toMatchObject([
    { words },
  ]);
});

test('a text message is called one', () => {
  const [told] = toldNews([{ news: 'ready', by: 'sms', at: AT, outcome: 'sent' }], PICKUP);
  expect(told?.words).toBe('Sent as a text message');
});
