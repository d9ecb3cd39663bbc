import { m } from '../../messages/compiled/messages';
import { type Allergen, allergenName } from './allergens';

/** The two marks of Indian food law. */
export const DIETS = ['veg', 'non-veg'] as const;
export type Diet = (typeof DIETS)[number];

const NON_VEG: readonly Allergen[] = ['egg', 'fish', 'shellfish'];

/** Why a dish's mark contradicts what it contains; undefined if it does not. Egg is non-vegetarian. */
export function dietProblem(diet: Diet, contains: readonly Allergen[]): string | undefined {
  const found = contains.find((allergen) => NON_VEG.includes(allergen));
  return diet === 'veg' && found
    ? m.menu_diet_problem({ allergen: allergenName(found) })
    : undefined;
}
