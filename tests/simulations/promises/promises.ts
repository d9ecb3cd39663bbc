import { writeTable } from '../write-table';
import { outcomeOf, replayAll } from './replay-days';

/** Enough kitchens for shares that differ by less than a hundredth from run to run of other seeds. */
const KITCHENS = 200;

const percent = (share: number) => `${Math.round(share * 100)} %`;
const minutes = (value: number) => `${value.toFixed(1)} min`;

const rows = [...replayAll(KITCHENS)].map(([name, orders]) => {
  const outcome = outcomeOf(orders);
  const { kept, early, width, promised, took, keptIn30Minutes, maybeLate, afterClosing } = outcome;
  return [
    name,
    String(outcome.orders),
    percent(kept),
    percent(early),
    minutes(width),
    minutes(promised),
    minutes(took),
    percent(keptIn30Minutes),
    String(maybeLate),
    String(afterClosing),
  ];
});
const header = [
  'day',
  'orders',
  'kept',
  'ready early',
  'width',
  'promised by',
  'really took',
  'kept by a fixed "30 minutes"',
  'may be too late',
  'promised after closing',
];
writeTable('promises.md', header, rows);
