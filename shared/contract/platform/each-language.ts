import * as z from 'zod';
import { LANGUAGES } from '../../domain/platform/languages';
import {
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from '../../domain/platform/translated-languages';

/** A value for each language beside English; any may be missing, and others are refused. */
export function eachLanguage<Schema extends z.ZodType>(schema: Schema) {
  const entries = TRANSLATED_LANGUAGES.map((language) => [language, schema.optional()]);
  return z.strictObject(
    Object.fromEntries(entries) as Record<TranslatedLanguage, z.ZodOptional<Schema>>,
  );
}

/** What a public read of the owner's words may ask for. Without one it is in English. */
export const lang = z
  .enum(LANGUAGES)
  .optional()
  .describe('The language of the owner’s words; a missing one is in English');
