import { timeOfMinutes } from '../../../../shared/domain/platform/kolkata-time';
import { listText } from '../../../../shared/domain/platform/list-text';
import { dateWithYear } from '../../../../shared/domain/platform/short-date';
import { type DayHours, type Holiday, minutesOf } from '../../../../shared/domain/shop/store-hours';
import { m } from '../../../../shared/messages/compiled/messages';

/** 'Ordering hours: the same every day → Mon–Sat 10:00 am–7:40 pm, Sun closed'. */
export function weekSentence(from: unknown, to: unknown): string {
  return m.trail_week_changed({ from: weekWords(from), to: weekWords(to) });
}

/** One sentence for each date that was added, removed or changed. */
export function holidaySentences(from: unknown, to: unknown): string[] {
  const before = (from ?? []) as Holiday[];
  const after = (to ?? []) as Holiday[];
  const dates = [...new Set([...before, ...after].map(({ date }) => date))].sort();
  return dates.flatMap((date) => {
    const [was, is] = [before, after].map((all) => all.find((each) => each.date === date));
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    if (!was) return [m.trail_special_added({ day: holidayWords(is) })];
    if (!is) return [m.trail_special_removed({ day: holidayWords(was) })];
    return [m.trail_special_changed({ from: holidayWords(was), to: holidayWords(is) })];
  });
}

function holidayWords(holiday: Holiday | undefined): string {
  if (!holiday) return '';
  const { date, name, hours } = holiday;
  return `${dateWithYear(date)} (${[name, dayWords(hours)].filter(Boolean).join(', ')})`;
}

/** Neighbouring days that are alike share one entry. */
function weekWords(week: unknown): string {
  if (!Array.isArray(week)) return m.trail_every_day();
  const groups: { first: string; last: string; hours: string }[] = [];
  m.times_weekdays_short()
    .split(' ')
    .forEach((name, index) => {
      const hours = dayWords(week[index] ?? []);
      const group = groups.at(-1);
      if (group?.hours === hours) group.last = name;
      else groups.push({ first: name, last: name, hours });
    });
  return groups
    .map(({ first, last, hours }) => `${first === last ? first : `${first}–${last}`} ${hours}`)
    .join(', ');
}

function dayWords(hours: DayHours): string {
  if (hours.length === 0) return m.trail_day_closed();
  return listText(
    hours.map(
      ({ opens, closes }) =>
        `${timeOfMinutes(minutesOf(opens))}–${timeOfMinutes(minutesOf(closes))}`,
    ),
  );
}
