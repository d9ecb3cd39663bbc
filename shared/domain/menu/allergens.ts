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
  return contains.length === 0 ? undefined : `Contains ${contains.join(', ')}`;
}
