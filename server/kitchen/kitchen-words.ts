import { readOrderedWords } from '../menu/catalog/ordered-words';
import type { Database } from '../platform/db/database';
import { readKitchenSettings } from '../shop/settings/kitchen-settings';

/**
 * Puts ordered lines into the kitchen's language (kitchen rule 22).
 * @param productIds those of the lines.
 */
export async function readKitchenWords(db: Database, productIds: readonly string[]) {
  const { kitchenLanguage } = await readKitchenSettings(db);
  return readOrderedWords(db, productIds, kitchenLanguage);
}
