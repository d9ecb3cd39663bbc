import { writeTable } from '../write-table';
import { matchDays, type Outcome } from './match-days';

/** Of each bank: some 12,000 credits. */
const RUNS = 10;

const share = (part: number, whole: number) => (part / whole).toFixed(4);

function rowOf(name: string, outcome: Outcome): string[] {
  const { credits, sure, right, plain, plainSure, doubtful, strangers } = outcome;
  const counts = [credits, sure, doubtful, strangers].map(String);
  return [name, ...counts, share(right, sure), share(plainSure, plain)];
}

const header = [
  'bank',
  'credits',
  'sure',
  'doubtful',
  'strangers',
  'sure and right',
  'sure, with the code in the note',
];
const rows = [...matchDays(RUNS)].map(([bank, outcome]) => rowOf(bank, outcome));
writeTable('payments.md', header, rows);
