import { expect, test } from 'vitest';
import { m } from '../../messages/compiled/messages';
import { reachInputs } from './delivery-reach';
import { outsideZoneMessage } from './outside-zone';

const SORRY = "Sorry, we don't deliver to your location. We only deliver";

test.each([
  [5, [], 'within 5 km of our store'],
  [5, ['Ralang'], 'within 5 km of our store and to Ralang'],
  [0, ['Ralang', 'Kewzing'], 'to Ralang and Kewzing'],
  [
    0.5,
    ['Ralang', 'Kewzing', 'Borong', 'Sada'],
    'within 0.5 km of our store and to Ralang, Kewzing, Borong and 1 more area',
  ],
  [
    0,
    ['Ralang', 'Kewzing', 'Borong', 'Sada', 'Rabong'],
    'to Ralang, Kewzing, Borong and 2 more areas',
  ],
])('%s km and the areas %j are said in one sentence', (deliveryRadius, areas, words) => {
  const reach = { deliveryRadius, ...(areas.length > 0 && { areas }) };
  expect(outsideZoneMessage(reach)).toBe(`${SORRY} ${words}.`);
});

test('each language has its own words for them', () => {
  const inputs = reachInputs({ deliveryRadius: 5, areas: ['Ralang'] });
  expect(m.facts_reach(inputs, { locale: 'hi' })).toBe('5 किमी तक और Ralang में');
  expect(m.facts_reach(inputs, { locale: 'ne' })).toBe('5 किमीसम्म र Ralang मा');
  expect(m.facts_more_areas({ count: 1 }, { locale: 'hi' })).toBe('1 और इलाक़ा');
  expect(m.facts_more_areas({ count: 2 }, { locale: 'hi' })).toBe('2 और इलाक़े');
});
