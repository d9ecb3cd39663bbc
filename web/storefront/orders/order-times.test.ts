import { describe, expect, it } from 'vitest';
import { orderTime, receiptTime, refreshedWords } from './order-times';

const NOON_IN_RAVANGLA = new Date('2026-11-21T06:30:00Z');

describe('the times of an order', () => {
  it('are in the cafe’s time zone, with the date on other days', () => {
    expect(orderTime('2026-11-21T06:05:00Z', NOON_IN_RAVANGLA)).toBe('11:35 am');
    expect(orderTime('2026-11-20T18:29:00Z', NOON_IN_RAVANGLA)).toBe('20 Nov, 11:59 pm');
    expect(orderTime('2026-11-20T18:30:00Z', NOON_IN_RAVANGLA)).toBe('12:00 am');
    expect(orderTime('2026-11-21T06:35:00Z', NOON_IN_RAVANGLA)).toBe('12:05 pm');
    expect(receiptTime('2026-11-20T18:30:00Z')).toBe('21/11/2026, 12:00 am');
  });

  it('are in Indian English', () => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options });
    const day = format({ day: 'numeric', month: 'short' });
    const time = format({ hour: 'numeric', minute: '2-digit', hour12: true });
    for (let month = 0; month < 12; month += 1) {
      const instant = new Date(Date.UTC(2025, month, 3 + month, 2 * month, 7));
      const said = `${day.format(instant)}, ${time.format(instant).replace(/\s/g, ' ')}`;
      expect(orderTime(instant.toISOString(), NOON_IN_RAVANGLA)).toBe(said);
    }
  });

  it('tell how long ago the last refresh was', () => {
    const ago = (seconds: number) =>
      refreshedWords(new Date(NOON_IN_RAVANGLA.getTime() - seconds * 1000), NOON_IN_RAVANGLA);
    expect([ago(-3), ago(2), ago(12), ago(200), ago(7200)]).toEqual([
      'Updated just now',
      'Updated just now',
      'Updated 12 s ago',
      'Updated 3 min ago',
      'Updated at 10:00 am',
    ]);
  });
});
