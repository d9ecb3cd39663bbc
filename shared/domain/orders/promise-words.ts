import { clockTime } from '../platform/kolkata-time';
import { mayBeTooLate, type PromisedWindow } from './promised-window';

/** '12:35 to 12:45 pm', or '11:55 am to 12:05 pm'. */
export function windowWords({ from, until }: PromisedWindow): string {
  const [begins, ends] = [clockTime(from), clockTime(until)];
  const isSameHalf = begins.slice(-2) === ends.slice(-2);
  return `${isSameHalf ? begins.slice(0, -3) : begins} to ${ends}`;
}

/** 'Ready 12:35 to 12:45 pm', or that the shop closes before it. */
export function promiseWords(window: PromisedWindow, method: 'pickup' | 'delivery'): string {
  if (mayBeTooLate(window)) return 'We may be too late: call us';
  return `${method === 'pickup' ? 'Ready' : 'With you'} ${windowWords(window)}`;
}
