import { expect, test } from 'vitest';
import { openDays } from './cafe-graph';

const ordering = { opensAt: '10:00', closesAt: '19:40' };

test.each([
  ['Mon-Sun 9:30am-7:40pm', 7, '09:30', '19:40'],
  ['Monday to Friday, 9 am to 12 pm', 5, '09:00', '12:00'],
  ['Sat–Sun: 12:15am – 11.30PM', 2, '00:15', '23:30'],
])('%s is %i days from %s to %s', (words, days, opens, closes) => {
  const open = openDays(words, ordering);
  expect(open).toMatchObject({ opens, closes });
  expect(open.days).toHaveLength(days);
});

test('days may span the end of the week', () => {
  expect(openDays('Sat-Mon 9am-5pm', ordering).days).toEqual(['Monday', 'Saturday', 'Sunday']);
});

test('a line that cannot be parsed gives the ordering hours', () => {
  const open = openDays('Whenever the iron is hot', ordering);
  expect(open).toMatchObject({ opens: '10:00', closes: '19:40' });
  expect(open.days).toHaveLength(7);
});
