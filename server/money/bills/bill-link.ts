import { DomainError } from '../../../shared/domain/platform/refusals';
import { isSigned, signature } from '../../orders/follow/signature';
import type { Database } from '../../platform/db/database';
import { findBill } from './bill-store';

/** Long enough for a phone that asks where to save the file, and fetches it again to do so. */
const OPENS_FOR_MS = 15 * 60_000;

/** What a link carries to a bill's PDF. */
export interface BillKey {
  id: string;
  /** Milliseconds since 1970. */
  until: string;
  signature: string;
}

const signedText = ({ id, until }: Omit<BillKey, 'signature'>) => `bill-pdf:${id}:${until}`;

/**
 * A path that opens the PDF of an order's bill. A download sends no header with a right, and a guest's
 * token must not be in a URL, so the path has a signature that soon ends.
 * @throws DomainError `not_found` without a bill.
 */
export async function makeBillLink(
  db: Database,
  secret: string,
  { id, now }: { id: string; now: Date },
): Promise<{ url: string }> {
  if (!(await findBill(db, id))) throw new DomainError('not_found');
  const until = String(now.getTime() + OPENS_FOR_MS);
  const query = new URLSearchParams({
    until,
    signature: signature(secret, signedText({ id, until })),
  });
  return { url: `/api/orders/${encodeURIComponent(id)}/bill.pdf?${query}` };
}

export function opensBill(secret: string, key: BillKey, now: Date): boolean {
  return isSigned(secret, signedText(key), key.signature) && now.getTime() < Number(key.until);
}
