import * as z from 'zod';
import {
  CLOCK_TIME_PATTERN,
  CLOSING_TIME_PATTERN,
  DAYS_OF_WEEK,
  endsNextDay,
  LATEST_CLOSING_AFTER_MIDNIGHT,
  MAX_HOLIDAYS,
  MAX_SPANS_OF_DAY,
} from '../../domain/shop/store-hours';
import { m } from '../../messages/compiled/messages';
import { day, nameText } from '../platform/wire-values';

const TIME_WANTED = { error: m.validation_time };

export const clockTime = z.string().regex(CLOCK_TIME_PATTERN, TIME_WANTED);

/** One that ends after midnight belongs to the day on which it begins. */
const openSpan = z
  .object({ opens: clockTime, closes: z.string().regex(CLOSING_TIME_PATTERN, TIME_WANTED) })
  .refine(
    (span) =>
      span.opens < span.closes ||
      (endsNextDay(span) && span.closes <= LATEST_CLOSING_AFTER_MIDNIGHT),
    { path: ['closes'], error: m.validation_closing_late },
  );

export const dayHours = z
  .array(openSpan)
  .max(MAX_SPANS_OF_DAY)
  .superRefine((spans, context) => {
    spans.slice(1).forEach(({ opens }, index) => {
      const before = spans[index];
      if (!before || (!endsNextDay(before) && before.closes < opens)) return;
      const message = m.validation_opening_order();
      context.addIssue({ code: 'custom', path: [index + 1, 'opens'], message });
    });
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
    error: m.validation_dates_once,
  });
