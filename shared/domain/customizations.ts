import type { Paise } from './money';

/** One choice of a section, such as 'Nutella' of 'Topping'. The modifier may be negative. */
export interface CustomizationOption {
  value: string;
  label: string;
  priceModifier: Paise;
}

/** A product's options by section key. A customer chooses at most one of each section. */
export type CustomizationOptions = Record<
  string,
  { label: string; options: CustomizationOption[] }
>;

/** Converts the modifiers of options: rupees on the wire and in forms, paise elsewhere. */
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

/** A chosen option of a cart or order line, with the menu's labels and modifier. */
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
 * Looks up each choice in the product's options. Labels and modifiers come from the menu, never from
 * the request. The result is in the menu's order of sections, so that equal choices give equal lines.
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
 * Whether some combination of options lowers a unit's price to 0 or below. A price of 0 itself is
 * allowed (spec §5): such a product is shown, but cannot be added to a cart.
 */
export function canBecomeFree(price: Paise, offered: CustomizationOptions): boolean {
  const reduction = Object.values(offered).reduce(
    (sum, { options }) => sum + Math.min(0, ...options.map((option) => option.priceModifier)),
    0,
  );
  return reduction < 0 && price + reduction <= 0;
}
