import * as z from 'zod';
import {
  CLOCK_TIME_PATTERN,
  CLOSING_TIME_PATTERN,
  DAYS_OF_WEEK,
  MAX_HOLIDAYS,
  MAX_SPANS_OF_DAY,
} from '../../domain/shop/store-hours';
import { day, nameText } from '../platform/wire-values';

const TIME_WANTED = 'Please enter a time, such as 09:30';
export const CLOSING_TOO_EARLY = 'Closing must be later than opening';

export const clockTime = z.string().regex(CLOCK_TIME_PATTERN, TIME_WANTED);

/** An opening within one day. One that ends after midnight is two: until 24:00 and from 00:00. */
const openSpan = z
  .object({ opens: clockTime, closes: z.string().regex(CLOSING_TIME_PATTERN, TIME_WANTED) })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], message: CLOSING_TOO_EARLY });

export const dayHours = z
  .array(openSpan)
  .max(MAX_SPANS_OF_DAY)
  .refine(([first, second]) => !first || !second || first.closes < second.opens, {
    path: [1, 'opens'],
    message: 'The second opening must be after the first closing',
  })
  .describe('Empty on a day without orders');

export const weeklyHours = z
  .array(dayHours)
  .length(DAYS_OF_WEEK)
  .nullable()
  .describe('Monday to Sunday; null: opensAt to closesAt every day');

export const holidayName = nameText(60);

export const holidays = z
  .array(z.object({ date: day, name: holidayName, hours: dayHours }))
  .max(MAX_HOLIDAYS)
  .refine((all) => new Set(all.map(({ date }) => date)).size === all.length, {
    message: 'Each date may appear once',
  });
