import type { Closing } from './closing';
import { comingDayWords } from './coming-time';
import { clockTime } from './kolkata-time';

/** The shop closes before the order could be ready (orders rule 19). */
export function tooLateMessage({
  closing: { back },
  takesLater,
}: {
  closing: Closing;
  takesLater: boolean;
}) {
  const ways = [
    ...(takesLater ? ['order for later'] : []),
    ...(back ? [`come back ${comingDayWords(back)} at ${clockTime(new Date(back.at))}`] : []),
    'call us',
  ];
  const either = new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(ways);
  return `We close too soon to make your order. Please ${either}.`;
}
