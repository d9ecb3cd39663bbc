import { kolkataTime } from './kolkata-time';

/** `hours` follows the ordering hours; with the other two, staff open or close the shop manually. */
export const OPENING_MODES = ['hours', 'open', 'closed'] as const;
export type OpeningMode = (typeof OPENING_MODES)[number];

/** Ordering hours in Asia/Kolkata, `HH:MM`: open from `opensAt`, closed from `closesAt`. */
export interface OrderingHours {
  opensAt: string;
  closesAt: string;
}

/** `HH:MM`, 00:00 to 23:59. */
export const CLOCK_TIME_PATTERN = /^([01][0-9]|2[0-3]):[0-5][0-9]$/;

function minutesOf(clockTime: string): number {
  return Number(clockTime.slice(0, 2)) * 60 + Number(clockTime.slice(3));
}

/** '10:00' for display: '10:00 AM'. */
export function formatClockTime(clockTime: string): string {
  const hour = Number(clockTime.slice(0, 2));
  return `${hour % 12 || 12}:${clockTime.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Whether the shop takes orders now, by the staff's switch or the hours (spec §4). */
export function isStoreOpen(settings: OrderingHours & { openingMode: OpeningMode }, now: Date) {
  if (settings.openingMode !== 'hours') return settings.openingMode === 'open';
  const { minutes } = kolkataTime(now);
  return minutes >= minutesOf(settings.opensAt) && minutes < minutesOf(settings.closesAt);
}

/** The banner of a closed shop. The default hours give the exact texts of spec §4. */
export function closedMessage(hours: OrderingHours, now: Date): string {
  const { minutes } = kolkataTime(now);
  const opens = formatClockTime(hours.opensAt);
  if (minutes < minutesOf(hours.opensAt)) return `Store is closed. Please come back at ${opens}.`;
  if (minutes >= minutesOf(hours.closesAt)) {
    return `Store is closed for today. Please come back tomorrow at ${opens}.`;
  }
  return 'Store is currently closed.';
}
