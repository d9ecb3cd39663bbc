import type { OrderingHours } from '../../../shared/domain/store-hours';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const DAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const TIME = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*([ap]m)`;
const DASH = String.raw`\s*(?:-|–|to)\s*`;
const WORDS = new RegExp(
  `^(${DAYS.join('|')})[a-z]*${DASH}(${DAYS.join('|')})[a-z]*[\\s,:]+${TIME}${DASH}${TIME}$`,
  'i',
);

/** Days by name and two times of the day, `HH:MM` in Asia/Kolkata. */
export interface OpenDays {
  days: readonly string[];
  opens: string;
  closes: string;
}

/**
 * The owner's line about the cafe's door ('Mon-Sun 9:30am-7:40pm') as days and times; a line of
 * another form leaves the ordering hours, every day.
 */
export function openDays(businessHours: string, ordering: OrderingHours): OpenDays {
  const match = WORDS.exec(businessHours.trim());
  if (!match) return { days: DAY_NAMES, opens: ordering.opensAt, closes: ordering.closesAt };
  const [, first, last, ...times] = match;
  const from = dayNumber(first);
  const count = ((dayNumber(last) - from + DAYS.length) % DAYS.length) + 1;
  return {
    days: DAY_NAMES.filter((_, day) => (day - from + DAYS.length) % DAYS.length < count),
    opens: clockTime(times[0], times[1], times[2]),
    closes: clockTime(times[3], times[4], times[5]),
  };
}

function dayNumber(word = ''): number {
  return DAYS.findIndex((day) => day.toLowerCase() === word.toLowerCase());
}

function clockTime(hour = '', minute = '00', half = ''): string {
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
