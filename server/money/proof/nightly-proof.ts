import type { ProvedSum } from '../../../shared/domain/money/proved-sums';
import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import { tellOwner } from '../../kitchen/guard/owner-messages';
import type { WriteDeps } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { readKitchenSettings } from '../../shop/settings/kitchen-settings';
import { isProved, writeProof } from './proof-store';

/** Half past three, when no cafe of the load budget sells. */
const PROVED_FROM_MINUTES = 3 * 60 + 30;

export interface ProofDeps extends WriteDeps {
  publicUrl: string;
  /** @returns the sums that do not hold. */
  proveSums: () => Promise<ProvedSum[]>;
}

/** In Asia/Kolkata; a shop that was off at night, when it is on again. The owner is told of wrong sums only. */
export async function proveNightly({ db, clock, proveSums, ...deps }: ProofDeps): Promise<void> {
  const { date, minutes } = kolkataTime(clock());
  if (minutes < PROVED_FROM_MINUTES) return;
  if (await isProved(db, date)) return;
  const troubles = await proveSums();
  const now = clock();
  await inTransaction(db, async (tx) => {
    await writeProof(tx, { provedAt: now.toISOString(), troubles });
    if (troubles.length === 0) return;
    const hasWebhook = (await readKitchenSettings(tx)).webhookUrl !== '';
    await tellOwner(tx, 'sums-wrong', { ...deps, now, hasWebhook });
  });
}
