import { proveSums, troublesOf } from '../../money/proof/prove-sums';
import type { Database } from '../../platform/db/database';
import { type Finding, ok, problem } from './finding';

export async function checkSums(db: Database): Promise<Finding> {
  const troubles = troublesOf(await proveSums(db));
  if (troubles.length === 0)
    return ok('sums', 'Orders, payments, stock, bills and figures add up.');
  return problem('sums', `${troubles.join(' ')} Keep this database, and report it as a bug.`);
}
