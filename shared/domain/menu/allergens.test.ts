import { expect, test } from 'vitest';
import { ALLERGENS, allergensAmong, containsWords } from './allergens';
import { dietProblem } from './diet';

test('allergens are named in one order, and nothing is said without them', () => {
  expect(containsWords(allergensAmong(['egg', 'sugar', 'milk', 'egg']))).toBe('Contains milk, egg');
  expect(containsWords([])).toBeUndefined();
});

test('egg, fish and shellfish are non-veg, and nothing else is', () => {
  const refused = ALLERGENS.filter((allergen) => dietProblem('veg', [allergen]) !== undefined);
  expect(refused).toEqual(['egg', 'fish', 'shellfish']);
  expect(dietProblem('veg', ['milk', 'egg'])).toBe('A dish with egg is non-veg');
  expect(dietProblem('non-veg', ['egg'])).toBeUndefined();
});
