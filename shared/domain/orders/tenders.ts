import { type Paise, rupeesToPaise } from '../platform/money';

/** India's notes from ₹10 up, in rupees. */
const NOTES = [10, 20, 50, 100, 200, 500];

/** What a customer may hand over for a total: the exact amount, then what notes of one kind make of it, smallest first. */
export function tenders(total: Paise): Paise[] {
  const rounded = NOTES.map((note) => {
    const paise = rupeesToPaise(note);
    return Math.ceil(total / paise) * paise;
  });
  return [...new Set([total, ...rounded])].sort((a, b) => a - b);
}
