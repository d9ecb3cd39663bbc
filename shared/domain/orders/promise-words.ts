import { m } from '../../messages/compiled/messages';
import { clockTime, kolkataTime, timeInPart } from '../platform/kolkata-time';
import { mayBeTooLate, type PromisedWindow } from './promised-window';

/** '12:35 to 12:45 pm', or '11:55 am to 12:05 pm'. */
export function windowWords({ from, until }: PromisedWindow): string {
  const begins = timeInPart(kolkataTime(from).minutes);
  const ends = timeInPart(kolkataTime(until).minutes);
  return begins.part === ends.part
    ? m.times_window({ from: begins.time, until: ends.time, part: ends.part })
    : m.times_window_across({ from: clockTime(from), until: clockTime(until) });
}

/** 'Ready 12:35 to 12:45 pm', or that the shop closes before it. */
export function promiseWords(window: PromisedWindow, method: 'pickup' | 'delivery'): string {
  if (mayBeTooLate(window)) return m.times_may_be_too_late();
  const inputs = { window: windowWords(window) };
  return method === 'pickup' ? m.times_ready(inputs) : m.times_with_you(inputs);
}
