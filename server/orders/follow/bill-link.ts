import { DomainError } from '../../../shared/domain/platform/refusals';
import { findBillNumber } from '../../money/bills/find-bill';
import type { Database } from '../../platform/db/database';
import type { Signature, Signer } from '../../platform/signing/signer';

/** Long enough for a phone that asks where to save the file, and fetches it again to do so. */
const OPENS_FOR_MS = 15 * 60_000;

/** What a link carries to a bill's PDF. */
export interface BillKey extends Signature {
  id: string;
}

/**
 * A path that opens the PDF of an order's bill. A download sends no header with a right, and a guest's
 * token must not be in a URL, so the path has a signature that soon ends.
 * @throws DomainError `not_found` without a bill.
 */
export async function makeBillLink(
  db: Database,
  signer: Signer,
  { id, now }: { id: string; now: Date },
): Promise<{ url: string }> {
  if ((await findBillNumber(db, id)) === undefined) throw new DomainError('not_found');
  const signed = signer.signUntil('bill-link', id, now.getTime() + OPENS_FOR_MS);
  const query = new URLSearchParams({ ...signed });
  return { url: `/api/orders/${encodeURIComponent(id)}/bill.pdf?${query}` };
}

export function opensBill(signer: Signer, key: BillKey, now: Date): boolean {
  return signer.isSignedUntil('bill-link', key.id, key, now);
}
