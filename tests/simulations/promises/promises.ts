import { writeTable } from '../write-table';
import { outcomeOf, replayAll } from './replay-days';

/** Enough kitchens for shares that differ by less than a hundredth from run to run of other seeds. */
const KITCHENS = 200;

const percent = (share: number) => `${Math.round(share * 100)} %`;
const minutes = (value: number) => `${value.toFixed(1)} min`;

const rows = [...replayAll(KITCHENS)].map(([name, orders]) => {
  const { kept, early, width, promised, took, keptIn30Minutes, orders: count } = outcomeOf(orders);
  return [
    name,
    String(count),
    percent(kept),
    percent(early),
    minutes(width),
    minutes(promised),
    minutes(took),
    percent(keptIn30Minutes),
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
];
writeTable('promises.md', header, rows);
