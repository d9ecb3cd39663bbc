import type { Paise } from './money';

/** One choice of a section, such as 'Nutella' of 'Topping'. The modifier may be negative. */
export interface CustomizationOption {
  value: string;
  label: string;
  priceModifier: Paise;
}

/** The choices a product offers, by section key; a customer takes at most one of each section. */
export type CustomizationOptions = Record<
  string,
  { label: string; options: CustomizationOption[] }
>;

/** The same options, their modifiers converted: rupees on the wire and in a form, paise within. */
export function convertModifiers(
  sections: CustomizationOptions,
  convert: (modifier: number) => number,
): CustomizationOptions {
  return Object.fromEntries(
    Object.entries(sections).map(([section, { label, options }]) => [
      section,
      {
        label,
        options: options.map((option) => ({
          ...option,
          priceModifier: convert(option.priceModifier),
        })),
      },
    ]),
  );
}

export interface OptionChoice {
  section?: string | undefined;
  sectionLabel?: string | undefined;
  value: string;
}

/** An option as it stands on a cart or order line, with the labels and modifier of the menu. */
export interface ChosenOption {
  section: string;
  sectionLabel: string;
  optionLabel: string;
  value: string;
  priceModifier: Paise;
}

export type ChoiceOutcome =
  | { ok: true; chosen: ChosenOption[] }
  | { ok: false; reason: 'unknown-option' | 'section-chosen-twice'; choice: OptionChoice };

/**
 * Looks each choice up in the product's own options. Labels and modifiers come
 * from the menu, never from the request; the answer is in the menu's order of
 * sections, so that equal choices give equal lines.
 */
export function chooseOptions(
  offered: CustomizationOptions,
  choices: readonly OptionChoice[],
): ChoiceOutcome {
  const bySection = new Map<string, ChosenOption>();
  for (const choice of choices) {
    const chosen = findOption(offered, choice);
    if (!chosen) return { ok: false, reason: 'unknown-option', choice };
    if (bySection.has(chosen.section)) return { ok: false, reason: 'section-chosen-twice', choice };
    bySection.set(chosen.section, chosen);
  }
  const chosen = Object.keys(offered).flatMap((section) => bySection.get(section) ?? []);
  return { ok: true, chosen };
}

function findOption(offered: CustomizationOptions, choice: OptionChoice): ChosenOption | undefined {
  for (const [section, { label, options }] of Object.entries(offered)) {
    const named =
      choice.section === undefined ? label === choice.sectionLabel : section === choice.section;
    const option = named && options.find((candidate) => candidate.value === choice.value);
    if (option) {
      return {
        section,
        sectionLabel: label,
        optionLabel: option.label,
        value: option.value,
        priceModifier: option.priceModifier,
      };
    }
  }
  return undefined;
}

export function priceWithOptions(price: Paise, chosen: readonly { priceModifier: Paise }[]): Paise {
  return chosen.reduce((sum, option) => sum + option.priceModifier, price);
}

/**
 * The least that one unit can cost, over every combination of options. A menu
 * whose lowest price is 0 or below is refused: nothing is given away by an option.
 */
export function lowestUnitPrice(price: Paise, offered: CustomizationOptions): Paise {
  return Object.values(offered).reduce(
    (lowest, { options }) => lowest + Math.min(0, ...options.map((option) => option.priceModifier)),
    price,
  );
}
