import type { Language } from '../platform/languages';
import {
  filledWords,
  inLanguage,
  type Labels,
  TRANSLATED_LANGUAGES,
} from '../platform/translated-languages';
import type { ChosenOption, CustomizationOptions, OptionSection } from './customizations';

type Words = {
  name?: string | undefined;
  description?: string | undefined;
};

/** The owner's words for a dish or a category in other languages. */
export type Translations = { [Each in Language]?: Words | undefined };

interface Named {
  name: string;
  description: string;
  translations?: Translations | undefined;
}

interface Labelled {
  label: string;
  labels?: Labels | undefined;
}

/** In one language only, each label that it lacks in English. Keys and values stay. */
export function optionsInLanguage(
  sections: CustomizationOptions,
  language: Language,
): CustomizationOptions {
  return Object.fromEntries(
    Object.entries(sections).map(([key, section]) => [key, sectionInLanguage(section, language)]),
  );
}

export function sectionInLanguage<Section extends OptionSection>(
  section: Section,
  language: Language,
) {
  return {
    ...labelledIn(section, language),
    options: section.options.map((option) => labelledIn(option, language)),
  };
}

function labelledIn<Item extends Labelled>({ labels, ...item }: Item, language: Language) {
  return { ...item, label: labels?.[language] || item.label };
}

interface OrderedLine {
  name: string;
  options: readonly Pick<ChosenOption, 'section' | 'sectionLabel' | 'value' | 'optionLabel'>[];
}

/**
 * An ordered dish with its options. A word that the owner has changed since stays as it was ordered:
 * its translation may mean something else now.
 */
export function orderedInLanguage<Line extends OrderedLine>(
  line: Line,
  dish: Named & { customizationOptions: CustomizationOptions },
  language: Language,
): Line {
  return {
    ...line,
    name: line.name === dish.name ? inLanguage(dish, language).name : line.name,
    options: line.options.map((chosen) => {
      const section = dish.customizationOptions[chosen.section];
      const option = section?.options.find(({ value }) => value === chosen.value);
      return {
        ...chosen,
        sectionLabel: wordOf(chosen.sectionLabel, section, language),
        optionLabel: wordOf(chosen.optionLabel, option, language),
      };
    }),
  };
}

function wordOf(ordered: string, now: Labelled | undefined, language: Language): string {
  return now?.label === ordered ? labelledIn(now, language).label : ordered;
}

/** Without empty fields and languages; undefined when nothing is left. */
export function filledTranslations(entered: Translations = {}): Translations | undefined {
  const filled = filledWords(entered);
  return Object.keys(filled).length > 0 ? filled : undefined;
}

/** Each once: the name in English and the other languages. */
export function allNames({
  name,
  translations = {},
}: Pick<Named, 'name' | 'translations'>): string[] {
  const others = TRANSLATED_LANGUAGES.flatMap((language) => translations[language]?.name || []);
  return [...new Set([name, ...others])];
}
