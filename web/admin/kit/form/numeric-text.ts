import * as z from 'zod';
import { asciiDigits } from '../../../../shared/domain/platform/ascii-digits';
import type { Paise } from '../../../../shared/domain/platform/money';
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

/** What an amount's field shows, in rupees: '250' or '101.50'; nothing for 0. */
export function amountField(amount: Paise): string {
  return amount === 0 ? '' : (amount / 100).toFixed(amount % 100 === 0 ? 0 : 2);
}
