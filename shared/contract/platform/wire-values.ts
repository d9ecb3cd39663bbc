import * as z from 'zod';
import { asciiDigits } from '../../domain/platform/ascii-digits';
import {
  lineProblem,
  nameProblem,
  paragraphProblem,
  storableText,
  withoutBidiControls,
} from '../../domain/platform/entered-text';
import { amountText } from '../../domain/platform/money';
import { PHONE_NUMBER_PATTERN } from '../../domain/platform/phone';
import { SERIES_DAYS } from '../../domain/platform/report-days';
import { m } from '../../messages/compiled/messages';

const MONEY_MAX_RUPEES = 1_000_000;

/**
 * Rupees with at most 2 decimals, exactly: `multipleOf` lets 0.1 + 0.2 through, which is no amount
 * of paise.
 */
export function rupees(min: number, max: number) {
  return z
    .number()
    .min(min, {
      error: () => m.validation_at_least({ least: amountText(min) }),
    })
    .max(max, { error: () => m.validation_at_most({ most: amountText(max) }) })
    .refine((value) => Number(value.toFixed(2)) === value, { error: m.validation_two_decimals })
    .describe('Rupees, at most 2 decimals');
}

/** A number in steps of a tenth, exactly: divided by 0.1, no tool finds 44.8 a whole number. */
export function tenths(min: number, max: number) {
  return z
    .number()
    .min(min)
    .max(max)
    .refine((value) => Number(value.toFixed(1)) === value, {
      error: () => m.validation_steps({ step: 0.1 }),
    });
}

export const money = rupees(0, MONEY_MAX_RUPEES);

/** Rupees that an option adds to a unit's price; may be negative. */
export const priceModifier = rupees(-MONEY_MAX_RUPEES, MONEY_MAX_RUPEES);

/** An opaque id: printable ASCII without spaces. */
export const id = z.string().regex(/^[!-~]{1,128}$/, 'Not an id');

/** An ISO 8601 instant in UTC. */
export const timestamp = z.iso.datetime();

/** A calendar day in Asia/Kolkata, `YYYY-MM-DD`. */
export const day = z.iso.date();

/** Counts an item's writes from 1. An edit with an outdated version is refused. */
export const version = z.int().min(1);

export const phoneNumber = z.string().regex(PHONE_NUMBER_PATTERN, { error: m.validation_phone });

function following(problem: (text: string) => string | undefined) {
  return [
    (value: string) => problem(value) === undefined,
    { error: ({ input }: { input?: unknown }) => problem(String(input)) },
  ] as const;
}

const MISSING = { error: m.validation_missing };

/** A name that a person typed, trimmed: one line with a letter or digit. `min` 1 makes it required. */
export function nameText(max: number, min = 0) {
  return z
    .string()
    .trim()
    .min(min, MISSING)
    .max(max)
    .refine(...following(nameProblem));
}

/** Another text of one line, such as a street. */
export function lineText(max: number, min = 0) {
  return z
    .string()
    .trim()
    .min(min, MISSING)
    .max(max)
    .refine(...following(lineProblem));
}

/** A text of several lines. What changes the direction of words is removed: its writer cannot see it. */
export function text(max: number) {
  return z
    .string()
    .overwrite(withoutBidiControls)
    .trim()
    .max(max)
    .refine(...following(paragraphProblem));
}

/** Text from a program, such as a log's: characters that cannot be stored are removed, not refused. */
export function programText(max: number) {
  return z.string().max(max).overwrite(storableText);
}

/**
 * An https URL, or empty. It holds nothing that would end an attribute or a line.
 * @param fromTyped what is typed instead of a URL, as one.
 */
export function httpsUrl(fromTyped = (typed: string) => typed) {
  return z
    .string()
    .max(300)
    .overwrite(fromTyped)
    .trim()
    .regex(/^(https:\/\/[^\s\p{Cc}\p{Cs}"'<>\\]+\.[^\s\p{Cc}\p{Cs}"'<>\\]+)?$/u, {
      error: m.validation_https,
    });
}

/** An uploaded picture, or a drawing of the demo such as 'demo-hero'. */
export const pictureId = z.string().regex(/^([0-9a-f]{32}|demo-[a-z]{1,20})$/, 'Not a picture');

/** Of India's post. */
export const pinCode = z
  .string()
  .overwrite(asciiDigits)
  .regex(/^[1-9][0-9]{5}$/, { error: m.validation_pin_code });

/** Degrees; finite and on the globe. */
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);

export const page = {
  limit: z.coerce.number().int().min(1).max(100).default(10),
  offset: z.coerce.number().int().min(0).max(100_000_000).default(0),
};

/** A list's `sort`: one of its columns, with `-` before it for descending. */
export function sortBy<Column extends string>(columns: readonly Column[]) {
  return z.enum([...columns, ...columns.map((column) => `-${column}` as const)]);
}

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int().min(0) });
}

/** A number, or its digits in a query; spelled out so that the API document lists the values. */
export const seriesDays = z
  .union([z.literal(SERIES_DAYS), z.enum(SERIES_DAYS.map(String))])
  .transform(Number)
  .pipe(z.literal(SERIES_DAYS));

/** JSON that the server sends in pieces, because it may hold more than the memory should. */
export const streamed = z.custom<AsyncIterable<Uint8Array>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
);
