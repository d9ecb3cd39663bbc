import { proveSums, troublesOf } from '../../../server/money/proof/prove-sums';
import { withSigner } from '../../../server/platform/signing/database-signer';
import { createSigner } from '../../../server/platform/signing/signer';
import { type DatabaseSettings, readFrom } from './ledger';
import { SHOP_SECRET } from './open-shops';

/** What the nightly proof finds: sums that do not add up, and rows whose seals do not hold. */
export function brokenSums(settings: DatabaseSettings): Promise<string[]> {
  const signer = createSigner(SHOP_SECRET);
  return readFrom(settings, async (db) => troublesOf(await proveSums(withSigner(db, signer))));
}
