import * as z from 'zod';

const trimmed = z.string().trim();

/** A number as a person types it, checked by the contract's schema for it. */
export function numericText(schema: z.ZodType<number, number>) {
  return trimmed
    .min(1, 'Please fill in this field')
    .transform((value) => Number(value))
    .pipe(schema);
}

/** A number that may be left empty, and is 0 then. */
export function optionalNumericText(schema: z.ZodType<number, number>) {
  return trimmed.transform((value) => Number(value)).pipe(schema);
}
