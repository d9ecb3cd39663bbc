import { DAY_MS } from './durations';
import { daysBefore } from './kolkata-time';

const APRIL = 4;

export const TREND_DAYS = 30;

/** How many days back the dashboard's charts can look. */
export const SERIES_DAYS = [7, 30, 90] as const;
export type SeriesDays = (typeof SERIES_DAYS)[number];

/** The orders whose times to hand over are averaged: as many in a shop of any size. */
export const MOST_AVERAGED = 50;

/** The change from one figure to the next in whole percent; undefined when the previous one is 0. */
export function changeInPercent(current: number, previous: number): number | undefined {
  if (previous <= 0) return undefined;
  const change = Math.round(((current - previous) / previous) * 100);
  return change === 0 ? 0 : change;
}

/** The most days of a report: a financial year. A report of more would read several years of orders. */
export const MOST_REPORT_DAYS = 366;

/** Days in Asia/Kolkata, `YYYY-MM-DD`, both included. */
export interface ReportSpan {
  from: string;
  to: string;
}

export const REPORT_PRESETS = [
  'today',
  'yesterday',
  'this-week',
  'this-month',
  'last-month',
  'this-year',
] as const;
export type ReportPreset = (typeof REPORT_PRESETS)[number];

/** April to March: '2026-27'. @param date `YYYY-MM-DD` in Asia/Kolkata. */
export function financialYear(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const first = month >= APRIL ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/** The days of a preset. A week begins on Monday, and a year is the financial year, from April. */
export function presetSpan(preset: ReportPreset, today: string): ReportSpan {
  const yesterday = daysBefore(today, 1);
  const lastMonth = daysBefore(`${monthOf(today)}-01`, 1);
  const spans: Record<ReportPreset, ReportSpan> = {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    'this-week': { from: daysBefore(today, (new Date(today).getUTCDay() + 6) % 7), to: today },
    'this-month': { from: `${monthOf(today)}-01`, to: today },
    'last-month': { from: `${monthOf(lastMonth)}-01`, to: lastMonth },
    'this-year': { from: `${financialYear(today).slice(0, 4)}-04-01`, to: today },
  };
  return spans[preset];
}

/** `YYYY-MM` of a day. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** All days of a month. @param month `YYYY-MM`. */
export function monthSpan(month: string): ReportSpan {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return { from: `${month}-01`, to: last };
}

/** The number of days of a span; 0 or less if it ends before it begins. */
export function daysOfSpan({ from, to }: ReportSpan): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}
