import { timeOfMinutes } from '../../../../shared/domain/platform/kolkata-time';
import { dateWithYear } from '../../../../shared/domain/platform/short-date';
import {
  type DayHours,
  type Holiday,
  minutesOf,
  WEEKDAYS,
} from '../../../../shared/domain/shop/store-hours';

/** 'Ordering hours: the same every day → Mon–Sat 10:00 am–7:40 pm, Sun closed'. */
export function weekSentence(from: unknown, to: unknown): string {
  return `Ordering hours: ${weekWords(from)} → ${weekWords(to)}`;
}

/** One sentence for each date that was added, removed or changed. */
export function holidaySentences(from: unknown, to: unknown): string[] {
  const before = (from ?? []) as Holiday[];
  const after = (to ?? []) as Holiday[];
  const dates = [...new Set([...before, ...after].map(({ date }) => date))].sort();
  return dates.flatMap((date) => {
    const [was, is] = [before, after].map((all) => all.find((each) => each.date === date));
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    if (!was) return [`Special day ${holidayWords(is)} was added`];
    if (!is) return [`Special day ${holidayWords(was)} was removed`];
    return [`Special day ${holidayWords(was)} → ${holidayWords(is)}`];
  });
}

function holidayWords(holiday: Holiday | undefined): string {
  if (!holiday) return '';
  const { date, name, hours } = holiday;
  return `${dateWithYear(date)} (${[name, dayWords(hours)].filter(Boolean).join(', ')})`;
}

/** Neighbouring days that are alike share one entry. */
function weekWords(week: unknown): string {
  if (!Array.isArray(week)) return 'the same every day';
  const groups: { first: string; last: string; hours: string }[] = [];
  WEEKDAYS.forEach((weekday, index) => {
    const name = weekday.slice(0, 3);
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
  if (hours.length === 0) return 'closed';
  return hours
    .map(
      ({ opens, closes }) =>
        `${timeOfMinutes(minutesOf(opens))}–${timeOfMinutes(minutesOf(closes))}`,
    )
    .join(' and ');
}
