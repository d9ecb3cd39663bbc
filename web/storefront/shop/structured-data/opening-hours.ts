import {
  type DayHours,
  type OpenSpan,
  type OrderingHours,
  WEEKDAYS,
} from '../../../../shared/domain/shop/store-hours';

/** Hours by weekday are the cafe's; else its line, as it may open before it takes orders. */
export function openingHours(businessHours: string, ordering: OrderingHours) {
  const { weeklyHours, holidays } = ordering;
  return {
    openingHoursSpecification: weeklyHours
      ? hoursByWeekday(weeklyHours)
      : specification(openDays(businessHours, ordering)),
    specialOpeningHoursSpecification:
      holidays.length === 0
        ? undefined
        : holidays.flatMap(({ date, hours }) =>
            (hours.length > 0 ? hours : [CLOSED_ALL_DAY]).map((span) =>
              specification({ ...span, validFrom: date, validThrough: date }),
            ),
          ),
  };
}

/** As Google reads it. */
const CLOSED_ALL_DAY: OpenSpan = { opens: '00:00', closes: '00:00' };

function specification({ closes, days, ...rest }: OpenSpan & Record<string, unknown>) {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    ...rest,
    // The end of a day has no other spelling there.
    closes: closes === '24:00' ? '23:59' : closes,
  };
}

/** One entry for all days with the same span; a closed day has none. */
function hoursByWeekday(week: readonly DayHours[]) {
  const spans = week.flat().map(({ opens, closes }) => `${opens}-${closes}`);
  return [...new Set(spans)].sort().map((text) => {
    const [opens = '', closes = ''] = text.split('-');
    const isOpen = (day: DayHours) => day.some((span) => `${span.opens}-${span.closes}` === text);
    return specification({
      days: WEEKDAYS.filter((_, at) => isOpen(week[at] ?? [])),
      opens,
      closes,
    });
  });
}

const DAYS = WEEKDAYS.map((name) => name.slice(0, 3));

const TIME = String.raw`(1[0-2]|0?[1-9])(?:[:.]([0-5]\d))?\s*([ap]m)`;
const DASH = String.raw`\s*(?:-|–|to)\s*`;
const WORDS = new RegExp(
  `^(${DAYS.join('|')})[a-z]*${DASH}(${DAYS.join('|')})[a-z]*[\\s,:]+${TIME}${DASH}${TIME}$`,
  'i',
);

/** 'Mon-Sun 9:30am-7:40pm' in Asia/Kolkata; any other format gives the ordering hours. */
export function openDays(businessHours: string, ordering: OrderingHours) {
  const match = WORDS.exec(businessHours.trim());
  if (!match) return { days: WEEKDAYS, opens: ordering.opensAt, closes: ordering.closesAt };
  const [, first, last, ...times] = match;
  const from = dayNumber(first);
  const count = ((dayNumber(last) - from + DAYS.length) % DAYS.length) + 1;
  return {
    days: WEEKDAYS.filter((_, day) => (day - from + DAYS.length) % DAYS.length < count),
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
