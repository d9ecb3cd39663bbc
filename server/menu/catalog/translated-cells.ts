import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { columnIn, type TranslatedColumn } from '../../../shared/contract/menu/menu-file-contract';
import type { CustomizationOptions } from '../../../shared/domain/menu/customizations';
import { optionsText, readOptionsText } from '../../../shared/domain/menu/options-text';
import { optionsInLanguage, type Translations } from '../../../shared/domain/menu/translations';
import { LANGUAGES } from '../../../shared/domain/platform/languages';
import {
  type Labels,
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from '../../../shared/domain/platform/translated-languages';
import { m } from '../../../shared/messages/compiled/messages';
import type { MenuCells } from './menu-csv';

/** A dish's cells in other languages; empty where it has no words. */
export function translatedCells(
  { translations, customizationOptions }: Pick<Product, 'translations' | 'customizationOptions'>,
  ofCategory: Translations | undefined,
): Record<TranslatedColumn, string> {
  const cells = TRANSLATED_LANGUAGES.flatMap((language) => [
    [columnIn('name', language), translations?.[language]?.name ?? ''],
    [columnIn('description', language), translations?.[language]?.description ?? ''],
    [columnIn('category', language), ofCategory?.[language]?.name ?? ''],
    [columnIn('options', language), labelsText(customizationOptions, language)],
  ]);
  return Object.fromEntries(cells);
}

/** As the options in English are written, without their rules and prices. */
function labelsText(options: CustomizationOptions, language: TranslatedLanguage): string {
  const sections = Object.values(options);
  const labelled = sections.flatMap((section) => [section, ...section.options]);
  if (!labelled.some(({ labels }) => labels?.[language])) return '';
  const said = Object.entries(optionsInLanguage(options, language)).map(([key, section]) => [
    key,
    {
      label: section.label,
      options: section.options.map(({ value, label }) => ({ value, label, priceModifier: 0 })),
    },
  ]);
  return optionsText(Object.fromEntries(said));
}

/** Names and descriptions; undefined for a file without such a column. Other columns keep the product's. */
export function readTranslations(
  cells: MenuCells,
  present: Product | undefined,
): Translations | undefined {
  const columns = TRANSLATED_LANGUAGES.flatMap((language) => [
    columnIn('name', language),
    columnIn('description', language),
  ]);
  if (columns.every((column) => cells[column] === undefined)) return undefined;
  return Object.fromEntries(
    TRANSLATED_LANGUAGES.map((language) => {
      const before = present?.translations?.[language];
      const name = cells[columnIn('name', language)] ?? before?.name ?? '';
      const description = cells[columnIn('description', language)] ?? before?.description ?? '';
      return [language, { name, description }];
    }),
  );
}

/** The column of an entered field: 'name (hindi)' of `translations.hi.name`, undefined of another. */
export function translatedColumnAt([field, said, inside]: readonly PropertyKey[]):
  | TranslatedColumn
  | undefined {
  const language = TRANSLATED_LANGUAGES.find((each) => each === said);
  if (field !== 'translations' || !language) return undefined;
  return columnIn(inside === 'description' ? 'description' : 'name', language);
}

/**
 * The options with their labels in other languages. An empty cell takes them away, but not those of shared options.
 * A label that is the same as in English is none.
 * @returns the column that does not fit the options instead, if there is one.
 */
export function readLabels(
  cells: MenuCells,
  options: CustomizationOptions,
): { options: CustomizationOptions } | { wrong: TranslatedColumn } {
  let labelled = options;
  for (const language of TRANSLATED_LANGUAGES) {
    const column = columnIn('options', language);
    const cell = cells[column];
    if (cell === undefined) continue;
    const read = readOptionsText(cell, {});
    const next = read && withLabels(labelled, Object.values(read), language);
    if (!next) return { wrong: column };
    labelled = next;
  }
  return { options: labelled };
}

/** @returns undefined when they are not the same sections and options. */
function withLabels(
  options: CustomizationOptions,
  said: readonly CustomizationOptions[string][],
  language: TranslatedLanguage,
): CustomizationOptions | undefined {
  const entries = Object.entries(options);
  const isEmpty = said.length === 0;
  const fits = entries.every(([, own], at) => own.options.length === said[at]?.options.length);
  if (!isEmpty && !(fits && entries.length === said.length)) return undefined;
  return Object.fromEntries(
    entries.map(([key, section], at) => {
      if (isEmpty && section.sharedId !== undefined) return [key, section];
      const own = section.options.map((option, index) =>
        labelled(option, said[at]?.options[index]?.label, language),
      );
      return [key, { ...labelled(section, said[at]?.label, language), options: own }];
    }),
  );
}

function labelled<Item extends { label: string; labels?: Labels | undefined }>(
  { labels: before, ...item }: Item,
  label: string | undefined,
  language: TranslatedLanguage,
) {
  const { [language]: _, ...others } = before ?? {};
  const labels =
    label === undefined || label === item.label ? others : { ...others, [language]: label };
  return { ...item, ...(Object.keys(labels).length > 0 && { labels }) };
}

/** A file can take shared options from a dish but not change them: other dishes have them, too. */
export function changedSharedOptions(
  known: CustomizationOptions,
  read: CustomizationOptions,
): string[] {
  return Object.entries(known).flatMap(([key, section]) => {
    const written = read[key];
    if (section.sharedId === undefined || !written) return [];
    if (isSaidAlike(written, section)) return [];
    return [m.menufile_shared({ label: section.label })];
  });
}

/** Whether sections read alike in every language. */
function isSaidAlike(
  one: CustomizationOptions[string],
  other: CustomizationOptions[string],
): boolean {
  const text = (section: CustomizationOptions[string], language: (typeof LANGUAGES)[number]) =>
    optionsText(optionsInLanguage({ section }, language));
  return LANGUAGES.every((language) => text(one, language) === text(other, language));
}
