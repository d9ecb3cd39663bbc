import * as z from 'zod';
import { LANGUAGES } from '../../domain/platform/languages';
import {
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from '../../domain/platform/translated-languages';
import { nameText, text } from '../platform/wire-values';

/** A value for each language of the menu beside English; any may be missing, and others are refused. */
export function eachLanguage<Schema extends z.ZodType>(schema: Schema) {
  const entries = TRANSLATED_LANGUAGES.map((language) => [language, schema.optional()]);
  return z.strictObject(
    Object.fromEntries(entries) as Record<TranslatedLanguage, z.ZodOptional<Schema>>,
  );
}

/** What a public list of the menu may ask for. Without one it is in English. */
export const lang = z
  .enum(LANGUAGES)
  .optional()
  .describe('The language of names, descriptions and labels; a missing one is in English');

/** At most 7 kB of Devanagari for a dish, and half of it for a category. */
export const wordsOf = (nameMax: number, descriptionMax: number) =>
  eachLanguage(
    z.strictObject({ name: nameText(nameMax), description: text(descriptionMax) }).partial(),
  )
    .optional()
    .describe(
      'Name and description in other languages. A missing or empty field is shown in English; an update without any leaves them alone',
    );

/** As it is stored and sent. */
export const translations = eachLanguage(
  z.object({ name: z.string(), description: z.string() }).partial(),
);

export const sentTranslations = translations
  .optional()
  .describe('In other languages; only for staff who may edit the menu, in lists without `lang`');
