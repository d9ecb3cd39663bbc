import { clockTime } from '../platform/kolkata-time';
import type { PromisedWindow } from './promise';

/** '12:35 to 12:45 pm', or '11:55 am to 12:05 pm'. */
export function windowWords({ from, until }: PromisedWindow): string {
  const [begins, ends] = [clockTime(from), clockTime(until)];
  const isSameHalf = begins.slice(-2) === ends.slice(-2);
  return `${isSameHalf ? begins.slice(0, -3) : begins} to ${ends}`;
}
