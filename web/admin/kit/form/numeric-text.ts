import * as z from 'zod';
import { asciiDigits } from '../../../../shared/domain/platform/ascii-digits';

export const MISSING = 'Please fill in this field';
const trimmed = z.string().trim().overwrite(asciiDigits);

/** A typed number, validated by the contract's schema. */
export function numericText(schema: z.ZodType<number, number>) {
  return trimmed
    .min(1, MISSING)
    .transform((value) => Number(value))
    .pipe(schema);
}

/** A typed number that may be left empty, which means 0. */
export function optionalNumericText(schema: z.ZodType<number, number>) {
  return trimmed.transform((value) => Number(value)).pipe(schema);
}
