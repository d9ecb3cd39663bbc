import type { Closing } from '../platform/closing';
import { comingTime } from '../platform/coming-time';
import { kolkataTime } from '../platform/kolkata-time';
import { holidayOn, type OrderingHours, openFrom } from './store-hours';

/** Says when its hours open it, even if staff closed it. @param from the earliest: the end of a pause. */
export function closedByHours(hours: OrderingHours, now: Date, from = now): Closing {
  return closedUntil(hours, now, openFrom({ ...hours, openingMode: 'hours' }, from));
}

/** A closed shop. @param opening its next opening; null if none is known. */
export function closedUntil(hours: OrderingHours, now: Date, opening: Date | null): Closing {
  const back = opening && opening > now ? comingTime(opening, now) : null;
  const holiday = holidayOn(hours, kolkataTime(now).date);
  const isAllDay = holiday?.name && holiday.hours.length === 0;
  return { why: 'closed', back, holiday: isAllDay ? holiday.name : null };
}
