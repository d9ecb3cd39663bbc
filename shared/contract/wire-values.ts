import * as z from 'zod';
import { UPI_ID_PATTERN } from '../domain/upi';
import { PHONE_NUMBER_PATTERN } from '../domain/phone';

const MONEY_MAX_RUPEES = 1_000_000;

/** Rupees with at most 2 decimals. */
export const money = z.number().min(0).max(MONEY_MAX_RUPEES).multipleOf(0.01);

/** Rupees that an option adds to a unit's price; below 0 it takes off. */
export const priceModifier = z
  .number()
  .min(-MONEY_MAX_RUPEES)
  .max(MONEY_MAX_RUPEES)
  .multipleOf(0.01);

/** An opaque id: printable ASCII without spaces. */
export const id = z.string().regex(/^[!-~]{1,128}$/, 'Not an id');

/** An ISO 8601 instant in UTC. */
export const timestamp = z.iso.datetime();

/** A calendar day in Asia/Kolkata, `YYYY-MM-DD`. */
export const day = z.iso.date();

/** Units of a product. */
export const stockCount = z.int().min(0).max(1_000_000);

export const phoneNumber = z
  .string()
  .regex(PHONE_NUMBER_PATTERN, 'Please enter a valid Indian mobile number');

/** A UPI id, or empty while the owner has none. */
export const upiId = z.string().regex(UPI_ID_PATTERN, 'Please enter a valid UPI ID').or(z.literal(''));

// Control characters other than tab and line breaks; PostgreSQL refuses a NUL, and none is ever meant.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Text a person typed, trimmed. `min` 1 makes it required. */
export function text(max: number, min = 0) {
  return z
    .string()
    .trim()
    .min(min, 'Please fill in this field')
    .max(max)
    .refine((value) => !CONTROL_CHARACTERS.test(value), 'Contains characters that cannot be stored');
}

/** Degrees; finite and on the globe. */
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);

/** A part of a growing list: rows to return, rows to pass over. Query values arrive as text. */
export const page = {
  limit: z.coerce.number().int().min(1).max(100).default(10),
  offset: z.coerce.number().int().min(0).max(100_000_000).default(0),
};

/** The answer for a list that grows. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int().min(0) });
}
