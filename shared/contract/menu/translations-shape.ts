import * as z from 'zod';
import { eachLanguage } from '../platform/each-language';
import { nameText, text } from '../platform/wire-values';

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

/** For lists, which do not need what a dish is. */
export const namesInLanguages = eachLanguage(z.object({ name: z.string() }).partial());

export const sentTranslations = translations
  .optional()
  .describe('In other languages; only for staff who may edit the menu, in lists without `lang`');
