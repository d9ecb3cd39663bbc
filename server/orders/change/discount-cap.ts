import { isGiven } from '../../../shared/domain/orders/discount';
import { type Paise, rupeesToPaise } from '../../../shared/domain/platform/money';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { mayOpen, type Role } from '../../../shared/domain/platform/roles';
import type { OrderAdjustmentsTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { readSettings } from '../../shop/settings/settings-store';

type Rows = readonly OrderAdjustmentsTable[];

const mayGiveMore = (role: Role): boolean => mayOpen(role, 'products');

/**
 * A manager approves as much as their own change gives or adds to a discount, not what staff gave before.
 * @param before the discounts, at what they took off before the change; a new one took off nothing.
 */
export function approvedBy(role: Role, before: Rows, after: Rows): OrderAdjustmentsTable[] {
  if (!mayGiveMore(role)) return [...after];
  return after.map((row) => {
    const earlier = before.find(({ kind, line }) => isGiven(kind) && line === row.line);
    if (!isGiven(row.kind) || !earlier) return row;
    const approved = Math.max(earlier.approved_paise, -row.amount_paise - unapproved(earlier));
    return { ...row, approved_paise: approved };
  });
}

/**
 * What staff who are not managers take off an order may not grow beyond the owner's cap. A manager's discount in
 * percent also takes off a part of each dish that staff add later, and that part counts (orders rule 24).
 * @throws DomainError `discount_above_cap`.
 */
export async function assertCap(tx: Tx, role: Role, before: Rows, after: Rows): Promise<void> {
  if (mayGiveMore(role) || cappedSum(after) <= cappedSum(before)) return;
  const { staffDiscountCap: cap } = await readSettings(tx);
  if (cappedSum(after) > rupeesToPaise(cap)) throw new DomainError('discount_above_cap', { cap });
}

const cappedSum = (rows: Rows): Paise => rows.reduce((sum, row) => sum + unapproved(row), 0);

/** What staff gave of a discount without a manager. */
function unapproved({ kind, amount_paise, approved_paise }: OrderAdjustmentsTable): Paise {
  return isGiven(kind) ? Math.max(0, -amount_paise - approved_paise) : 0;
}
