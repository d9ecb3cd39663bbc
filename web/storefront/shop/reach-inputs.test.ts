import { expect, test } from 'vitest';
import { reachWords } from '../../../shared/domain/platform/delivery-reach';
import { m } from '../../../shared/messages/compiled/messages';
import { reachInputs } from './reach-inputs';

test.each([
  [5, []],
  [5, ['Ralang']],
  [0, ['Ralang', 'Kewzing']],
  [0.5, ['Ralang', 'Kewzing', 'Borong', 'Sada']],
  [0, ['Ralang', 'Kewzing', 'Borong', 'Sada', 'Rabong']],
])('%s km and the areas %j are said as everywhere in the shop', (deliveryRadius, areas) => {
  const reach = { deliveryRadius, ...(areas.length > 0 && { areas }) };
  expect(m.facts_reach(reachInputs(reach))).toBe(reachWords(reach));
});

test('each language has its own words for them', () => {
  const inputs = reachInputs({ deliveryRadius: 5, areas: ['Ralang'] });
  expect(m.facts_reach(inputs, { locale: 'hi' })).toBe('5 किमी तक और Ralang में');
  expect(m.facts_reach(inputs, { locale: 'ne' })).toBe('5 किमीसम्म र Ralang मा');
  expect(m.facts_more_areas({ count: 1 }, { locale: 'hi' })).toBe('1 और इलाक़ा');
  expect(m.facts_more_areas({ count: 2 }, { locale: 'hi' })).toBe('2 और इलाक़े');
});
