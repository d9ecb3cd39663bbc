import type { Paise } from '../platform/money';
import type { Labels } from '../platform/translated-languages';

/** One choice of a section, such as 'Nutella' of 'Topping'. The modifier may be negative. */
export interface CustomizationOption {
  value: string;
  label: string;
  labels?: Labels | undefined;
  priceModifier: Paise;
  /** Chosen until the customer chooses otherwise. */
  isDefault?: boolean | undefined;
  /** Set by `withSoldOut`; the stored menu does not say it. */
  isSoldOut?: boolean | undefined;
}

export interface OptionSection {
  label: string;
  labels?: Labels | undefined;
  options: CustomizationOption[];
  /** How many options a customer has to choose; 0 without it. */
  min?: number | undefined;
  /** How many options a customer may choose; 1 without it (menu rule 4). */
  max?: number | undefined;
  /** The shared options from which this section is copied. */
  sharedId?: string | undefined;
}

export type CustomizationOptions = Record<string, OptionSection>;

export const minOf = ({ min = 0 }: OptionSection): number => min;

export const maxOf = ({ max = 1 }: OptionSection): number => max;

/** Converts the modifiers of options: rupees on the wire and in forms, paise elsewhere. */
export function convertModifiers(
  sections: CustomizationOptions,
  convert: (modifier: number) => number,
): CustomizationOptions {
  return mapOptions(sections, (option) => ({
    ...option,
    priceModifier: convert(option.priceModifier),
  }));
}

export function mapOptions(
  sections: CustomizationOptions,
  change: (option: CustomizationOption, section: OptionSection, key: string) => CustomizationOption,
): CustomizationOptions {
  return Object.fromEntries(
    Object.entries(sections).map(([key, section]) => [
      key,
      { ...section, options: section.options.map((option) => change(option, section, key)) },
    ]),
  );
}

interface OptionChoice {
  section?: string | undefined;
  sectionLabel?: string | undefined;
  value: string;
}

export interface ChosenOption {
  section: string;
  sectionLabel: string;
  optionLabel: string;
  value: string;
  priceModifier: Paise;
}

/** A refused choice is the one that was given. */
export type ChoiceOutcome<Choice = OptionChoice> =
  | { ok: true; chosen: ChosenOption[] }
  | { ok: false; reason: 'unknown-option' | 'too-many'; choice: Choice }
  | { ok: false; reason: 'sold-out'; section: string; option: CustomizationOption }
  | {
      ok: false;
      reason: 'too-few';
      /** The first section that needs more, and its label. */
      section: string;
      label: string;
      chosen: ChosenOption[];
    };

/**
 * Looks up each choice in the product's options and checks the sections' rules. Labels and modifiers
 * come from the menu, never from the request. A section that must have a choice and got none gets its
 * defaults. The result is in the menu's order, so that equal choices give equal lines.
 */
export function chooseOptions<Choice extends OptionChoice>(
  offered: CustomizationOptions,
  choices: readonly Choice[],
): ChoiceOutcome<Choice> {
  const taken = new Map<string, Set<CustomizationOption>>();
  for (const choice of choices) {
    const found = findOption(offered, choice);
    if (!found) return { ok: false, reason: 'unknown-option', choice };
    const { key, section, option } = found;
    if (option.isSoldOut) return { ok: false, reason: 'sold-out', section: key, option };
    const others = taken.get(key) ?? new Set();
    if (others.has(option) || others.size >= maxOf(section)) {
      return { ok: false, reason: 'too-many', choice };
    }
    taken.set(key, others.add(option));
  }
  const chosen: ChosenOption[] = [];
  let missing: { section: string; label: string } | undefined;
  for (const [key, section] of Object.entries(offered)) {
    const own = taken.get(key) ?? new Set(minOf(section) > 0 ? defaultsOf(section) : []);
    if (own.size < minOf(section)) missing ??= { section: key, label: section.label };
    for (const option of section.options) {
      if (own.has(option)) chosen.push(chosenOption(key, section, option));
    }
  }
  return missing ? { ok: false, reason: 'too-few', ...missing, chosen } : { ok: true, chosen };
}

function defaultsOf({ options }: OptionSection): CustomizationOption[] {
  return options.filter(({ isDefault, isSoldOut }) => isDefault && !isSoldOut);
}

export function defaultChoices(offered: CustomizationOptions) {
  return Object.entries(offered).flatMap(([section, each]) =>
    defaultsOf(each).map(({ value }) => ({ section, value })),
  );
}

function chosenOption(
  section: string,
  { label }: OptionSection,
  option: CustomizationOption,
): ChosenOption {
  return {
    section,
    sectionLabel: label,
    optionLabel: option.label,
    value: option.value,
    priceModifier: option.priceModifier,
  };
}

function findOption(offered: CustomizationOptions, choice: OptionChoice) {
  for (const [key, section] of Object.entries(offered)) {
    const named =
      choice.section === undefined ? section.label === choice.sectionLabel : key === choice.section;
    const option = named && section.options.find(({ value }) => value === choice.value);
    if (option) return { key, section, option };
  }
  return undefined;
}

export function priceWithOptions(price: Paise, chosen: readonly { priceModifier: Paise }[]): Paise {
  return chosen.reduce((sum, option) => sum + option.priceModifier, price);
}
