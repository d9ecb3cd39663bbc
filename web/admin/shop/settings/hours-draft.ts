import * as z from 'zod';
import { dayHours, holidayName } from '../../../../shared/contract/shop/hours-shape';
import {
  type DayHours,
  MAX_HOLIDAYS,
  type OpenSpan,
} from '../../../../shared/domain/shop/store-hours';
import { m } from '../../../../shared/messages/compiled/messages';

/** A day's typed hours. What was typed stays when the day is closed. */
export const dayDraft = z
  .object({
    isOpen: z.boolean(),
    spans: z.array(z.object({ opens: z.string(), closes: z.string() })),
  })
  .transform(({ isOpen, spans }, context) => {
    const typed = isOpen ? spans : [];
    const read = dayHours.safeParse(
      typed.map(({ opens, closes }) => ({ opens, closes: untilMidnight(closes) })),
    );
    for (const { path, message } of read.error?.issues ?? []) {
      context.addIssue({
        code: 'custom',
        path: path.length > 0 ? ['spans', ...path] : [],
        message,
      });
    }
    return read.data ?? [];
  });

type DayDraft = z.input<typeof dayDraft>;

export const holidaysDraft = z
  .array(
    z.object({
      date: z.iso.date({ error: () => m.shopoffice_choose_date() }),
      name: holidayName,
      hours: dayDraft,
    }),
  )
  .max(MAX_HOLIDAYS)
  .superRefine((all, context) => {
    all.forEach(({ date }, index) => {
      if (all.findIndex((each) => each.date === date) === index) return;
      const message = m.shopoffice_date_twice();
      context.addIssue({ code: 'custom', path: [index, 'date'], message });
    });
  })
  .transform((all) => all.sort((one, other) => (one.date < other.date ? -1 : 1)));

/** A time field ends at 23:59, so midnight as a closing time is 00:00 there and 24:00 in the settings. */
function untilMidnight(closes: string): string {
  return closes === '00:00' ? '24:00' : closes;
}

/** The form of a day. One without hours suggests the usual ones, once it is opened. */
export function dayDraftOf(hours: DayHours, usual: OpenSpan): DayDraft {
  const shown = hours.length > 0 ? hours : [usual];
  return {
    isOpen: hours.length > 0,
    spans: shown.map(({ opens, closes }) => ({
      opens,
      closes: closes === '24:00' ? '00:00' : closes,
    })),
  };
}
