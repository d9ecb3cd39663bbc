import { m } from '../../messages/compiled/messages';

/**
 * What the owner can say a dish contains: the allergens of the Food Safety and Standards (Labelling and
 * Display) Regulations, 2020, and sesame. The list is in the order in which pages name them.
 */
export const ALLERGENS = [
  'gluten',
  'milk',
  'egg',
  'nuts',
  'peanuts',
  'soy',
  'sesame',
  'fish',
  'shellfish',
  'sulphites',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** The allergens among some words, each once and in the list's order. */
export function allergensAmong(words: readonly string[]): Allergen[] {
  return ALLERGENS.filter((allergen) => words.includes(allergen));
}

/** 'Contains milk, egg'. The owner may have left entries out, so no page may call a dish free of anything. */
export function containsWords(contains: readonly Allergen[]): string | undefined {
  if (contains.length === 0) return undefined;
  return m.menu_contains({ allergens: contains.map(allergenName).join(', ') });
}

/** In the page's language, within a sentence: 'milk'. */
export function allergenName(allergen: Allergen): string {
  switch (allergen) {
    case 'gluten':
      return m.menu_allergen_gluten();
    case 'milk':
      return m.menu_allergen_milk();
    case 'egg':
      return m.menu_allergen_egg();
    case 'nuts':
      return m.menu_allergen_nuts();
    case 'peanuts':
      return m.menu_allergen_peanuts();
    case 'soy':
      return m.menu_allergen_soy();
    case 'sesame':
      return m.menu_allergen_sesame();
    case 'fish':
      return m.menu_allergen_fish();
    case 'shellfish':
      return m.menu_allergen_shellfish();
    case 'sulphites':
      return m.menu_allergen_sulphites();
  }
}
