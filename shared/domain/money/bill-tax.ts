import type { Paise } from '../platform/money';
import { shareOut } from '../platform/share-out';
import type { TaxMode } from '../shop/tax';

/** The rules ask a composition dealer for a bill of supply; only a regular one may show tax. */
export const BILL_TITLES: Record<TaxMode, string> = {
  regular: 'Tax invoice',
  composition: 'Bill of supply',
  unregistered: 'Bill',
};

/** A composition dealer writes this at the top of each bill. */
export const COMPOSITION_SENTENCE =
  'Composition taxable person, not eligible to collect tax on supplies';

/** 'SAC 996331' or 'HSN 2202': only codes of services begin with 99. */
export function codeWords(code: string): string {
  return `${code.startsWith('99') ? 'SAC' : 'HSN'} ${code}`;
}

/** A rate in hundredths of a percent, so that it is a whole number: 500 is 5%. */
export type TaxRate = number;
const WHOLE = 10_000;

/** An amount that includes its tax. The four parts add up to the amount. */
interface TaxSplit {
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  /** At most a paisa either way, when no split adds up exactly. */
  roundOff: Paise;
}

export interface TaxedAmount {
  /** HSN code of goods, SAC of services. */
  code: string;
  rate: TaxRate;
  quantity: number;
  /** Includes the tax. */
  amount: Paise;
}

export type TaxGroup = TaxedAmount & TaxSplit;

/** Each half of the tax is the taxable value times half the rate, to the paisa; the round-off takes the rest. */
export function splitTax(amount: Paise, rate: TaxRate): TaxSplit {
  const halfOf = (taxable: Paise) => Math.round((taxable * rate) / (2 * WHOLE));
  const half = Math.round((amount * rate) / (2 * (WHOLE + rate)));
  const taxable = amount - 2 * half;
  if (halfOf(taxable) === half) return { taxable, cgst: half, sgst: half, roundOff: 0 };
  const nearest = Math.round((amount * WHOLE) / (WHOLE + rate));
  const tax = halfOf(nearest);
  return { taxable: nearest, cgst: tax, sgst: tax, roundOff: amount - nearest - 2 * tax };
}

function byRate(amounts: readonly TaxedAmount[]): TaxedAmount[] {
  const groups = new Map<string, TaxedAmount>();
  for (const each of amounts) {
    const key = `${each.code} ${each.rate}`;
    const group = groups.get(key) ?? { ...each, quantity: 0, amount: 0 };
    const quantity = group.quantity + each.quantity;
    groups.set(key, { ...group, quantity, amount: group.amount + each.amount });
  }
  return [...groups.values()];
}

/** @param adjustment shared out in proportion; below 0 for a discount, at most the sum of the amounts. */
export function taxGroups(amounts: readonly TaxedAmount[], adjustment: Paise): TaxGroup[] {
  const groups = byRate(amounts);
  const shares = shareOut(
    adjustment,
    groups.map(({ amount }) => amount),
  );
  return groups.map((group, index) => {
    const amount = group.amount + (shares[index] ?? 0);
    return { ...group, amount, ...splitTax(amount, group.rate) };
  });
}

/**
 * The tax of a credit note for a part of a billed group. Once the whole group is credited, its notes
 * add up to its tax exactly.
 * @param credited what earlier notes have credited of the group.
 * @param part.amount what the note credits.
 * @param part.units the units that all notes credit, this one included.
 */
export function creditedTax(
  billed: TaxGroup,
  credited: TaxedAmount & TaxSplit,
  { amount, units }: { amount: Paise; units: number },
): TaxGroup {
  const until = credited.amount + amount;
  const part = billed.amount === 0 ? 0 : until / billed.amount;
  const half = Math.round(billed.cgst * part);
  const roundOff = Math.trunc(billed.roundOff * part);
  return {
    code: billed.code,
    rate: billed.rate,
    quantity: units - credited.quantity,
    amount,
    taxable: until - 2 * half - roundOff - credited.taxable,
    cgst: half - credited.cgst,
    sgst: half - credited.sgst,
    roundOff: roundOff - credited.roundOff,
  };
}

export function sumTax(groups: readonly TaxGroup[]): Omit<TaxGroup, 'code' | 'rate'> {
  const sum = { quantity: 0, amount: 0, taxable: 0, cgst: 0, sgst: 0, roundOff: 0 };
  for (const group of groups) {
    sum.quantity += group.quantity;
    sum.amount += group.amount;
    sum.taxable += group.taxable;
    sum.cgst += group.cgst;
    sum.sgst += group.sgst;
    sum.roundOff += group.roundOff;
  }
  return sum;
}

export function negative(tax: TaxGroup): TaxGroup {
  return {
    ...tax,
    quantity: -tax.quantity,
    amount: -tax.amount,
    taxable: -tax.taxable,
    cgst: -tax.cgst,
    sgst: -tax.sgst,
    roundOff: -tax.roundOff,
  };
}

/** All of a cancelled order, otherwise what was refunded, except for money that was paid above the total. */
export function owedCredit(bill: {
  total: Paise;
  isCancelled: boolean;
  refunded: Paise;
  /** What the shop has of the order's money, after refunds. */
  kept: Paise;
}): Paise {
  if (bill.isCancelled) return bill.total;
  return Math.max(0, Math.min(bill.refunded, bill.total - bill.kept));
}
