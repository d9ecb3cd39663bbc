import { first, type Violation } from './ticket-violations';

/** Violations of what the dashboard's figures promise. */
export const FIGURE_VIOLATIONS: Violation[] = [
  [
    'a day that counts an order too many',
    'wrong figures',
    ({ ledger }) => {
      first(ledger.dailyFigures).orders += 1;
    },
  ],
  [
    'an hour that counts an order too few',
    'wrong figures',
    ({ ledger }) => {
      first(ledger.hourlyFigures).orders -= 1;
    },
  ],
  [
    'a product that sold less',
    'wrong figures',
    ({ ledger }) => {
      ledger.productFigures.push({ product_id: 'tea', orders: 0, revenue_paise: -1 });
    },
  ],
];
