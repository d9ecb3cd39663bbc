import * as z from 'zod';
import { asciiDigits } from '../../../../shared/domain/platform/ascii-digits';
import { m } from '../../../../shared/messages/compiled/messages';

/** What an empty field says. */
export const missing = m.kit_form_missing;
const trimmed = z.string().trim().overwrite(asciiDigits);

/** A typed number, validated by the contract's schema. */
export function numericText(schema: z.ZodType<number, number>) {
  return trimmed
    .min(1, { error: missing })
    .transform((value) => Number(value))
    .pipe(schema);
}

/** A typed number that may be left empty, which means 0. */
export function optionalNumericText(schema: z.ZodType<number, number>) {
  return trimmed.transform((value) => Number(value)).pipe(schema);
}
