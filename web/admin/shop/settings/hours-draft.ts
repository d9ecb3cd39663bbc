import * as z from 'zod';
import { dayHours, holidayName } from '../../../../shared/contract/shop/hours-shape';
import { type DayHours, MAX_HOLIDAYS } from '../../../../shared/domain/shop/store-hours';

/** The fields of a day's spans, by the paths of the contract. */
const SPAN_FIELDS = [
  { opens: 'opens', closes: 'closes' },
  { opens: 'reopens', closes: 'closesAgain' },
] as const;

/** A day's typed hours. What was typed stays when the day is closed or its break removed. */
export const dayDraft = z
  .object({
    isOpen: z.boolean(),
    opens: z.string(),
    closes: z.string(),
    hasBreak: z.boolean(),
    reopens: z.string(),
    closesAgain: z.string(),
  })
  .transform((typed, context) => {
    const fields = SPAN_FIELDS.slice(0, typed.isOpen ? 1 + Number(typed.hasBreak) : 0);
    const spans = fields.map(({ opens, closes }) => ({
      opens: typed[opens],
      closes: untilMidnight(typed[closes]),
    }));
    const read = dayHours.safeParse(spans);
    for (const { path, message } of read.error?.issues ?? []) {
      const field = SPAN_FIELDS[Number(path[0])]?.[path[1] as 'opens' | 'closes'];
      context.addIssue({ code: 'custom', path: field ? [field] : [], message });
    }
    return read.data ?? [];
  });

type DayDraft = z.input<typeof dayDraft>;

export const holidaysDraft = z
  .array(
    z.object({
      date: z.iso.date('Please choose a date'),
      name: holidayName,
      hours: dayDraft,
    }),
  )
  .max(MAX_HOLIDAYS)
  .superRefine((all, context) => {
    all.forEach(({ date }, index) => {
      if (all.findIndex((each) => each.date === date) === index) return;
      const message = 'This date is in the list already';
      context.addIssue({ code: 'custom', path: [index, 'date'], message });
    });
  })
  .transform((all) => all.sort((one, other) => (one.date < other.date ? -1 : 1)));

/** A time field ends at 23:59, so midnight as a closing time is 00:00 there and 24:00 in the settings. */
function untilMidnight(closes: string): string {
  return closes === '00:00' ? '24:00' : closes;
}

/** The form of a day. One without hours suggests the usual ones, once it is opened. */
export function dayDraftOf(hours: DayHours, usual: { opens: string; closes: string }): DayDraft {
  const [first = usual, second] = hours;
  const typed = (closes: string) => (closes === '24:00' ? '00:00' : closes);
  return {
    isOpen: hours.length > 0,
    opens: first.opens,
    closes: typed(first.closes),
    hasBreak: second !== undefined,
    reopens: second?.opens ?? '',
    closesAgain: typed(second?.closes ?? ''),
  };
}
