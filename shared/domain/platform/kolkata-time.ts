import { m } from '../../messages/compiled/messages';
import { DAY_MS, MINUTE_MS } from './durations';

/** Constant since 1945. `Intl` takes a hundred times as long, and every order needs the time several times. */
const OFFSET_MINUTES = 330;

interface WallClock {
  /** `YYYY-MM-DD` in Asia/Kolkata: the business day of an order in reports. */
  date: string;
  /** Whole minutes since midnight, 0 to 1439. */
  minutes: number;
}

/** An instant in the cafe's time zone (Asia/Kolkata, no daylight saving). */
export function kolkataTime(instant: Date): WallClock {
  const wall = new Date(instant.getTime() + OFFSET_MINUTES * MINUTE_MS);
  return {
    date: wall.toISOString().slice(0, 10),
    minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
  };
}

/** '2:05 pm' in Asia/Kolkata. */
export function clockTime(instant: Date): string {
  return timeOfMinutes(kolkataTime(instant).minutes);
}

/** '2:05 pm'. @param minutes since midnight. */
export function timeOfMinutes(minutes: number): string {
  return m.times_clock(timeInPart(minutes));
}

/** The hours at which night, morning, noon, evening and the late evening begin: Hindi and Nepali name them. */
const PARTS_BEGIN = [0, 4, 12, 16, 20];

/** '2:05' and the part of the day that a language says with it: 'pm'. @param minutes since midnight. */
export function timeInPart(minutes: number): { time: string; part: string } {
  const hour = Math.floor(minutes / 60) % 24;
  const past = String(minutes % 60).padStart(2, '0');
  const part = m.times_parts_of_day().split(' ')[PARTS_BEGIN.findLastIndex((at) => at <= hour)];
  return { time: `${hour % 12 || 12}:${past}`, part: part ?? '' };
}

/** The calendar day a number of days before another; both `YYYY-MM-DD`. */
export function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10);
}

/** The last days up to and including `date`, oldest first. */
export function daysUntil(date: string, days: number): string[] {
  return Array.from({ length: days }, (_, index) => daysBefore(date, days - 1 - index));
}

/** When a day begins in Asia/Kolkata, as ISO 8601 text in UTC. @param day `YYYY-MM-DD`. */
export function startOfDay(day: string): string {
  return new Date(Date.parse(day) - OFFSET_MINUTES * MINUTE_MS).toISOString();
}

/** When a day ends in Asia/Kolkata: the first instant of the next one. */
export function endOfDay(day: string): string {
  return startOfDay(daysBefore(day, -1));
}
