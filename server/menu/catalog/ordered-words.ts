import type { ChosenOption } from '../../shared/domain/menu/customizations';
import { orderedInLanguage } from '../../shared/domain/menu/translations';
import { SOURCE_LANGUAGE } from '../../shared/domain/platform/languages';
import { readOptions } from '../menu/catalog/catalog-wire';
import { readTranslations } from '../menu/catalog/stored-translations';
import { batchesOf } from '../platform/db/batches';
import type { Database } from '../platform/db/database';
import { readKitchenSettings } from '../shop/settings/kitchen-settings';

interface OrderedLine {
  productId: string;
  name: string;
  options: readonly ChosenOption[];
}

/**
 * Puts ordered lines into the kitchen's language (kitchen rule 22). In English it reads no dishes.
 * @param productIds those of the lines.
 */
export async function readKitchenWords(db: Database, productIds: readonly string[]) {
  const { kitchenLanguage: language } = await readKitchenSettings(db);
  const wanted = language === SOURCE_LANGUAGE ? [] : [...new Set(productIds)];
  const dishes = new Map<string, Parameters<typeof orderedInLanguage>[1]>();
  for (const ids of batchesOf(wanted)) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'name', 'description', 'translations', 'customization_options'])
      .where('id', 'in', ids)
      .execute();
    for (const { id, name, description, translations, customization_options } of rows) {
      dishes.set(id, {
        name,
        description,
        ...readTranslations(translations, `products.translations of ${id}`),
        customizationOptions: readOptions({ id, customization_options }),
      });
    }
  }
  return <Line extends OrderedLine>(line: Line): Line => {
    const dish = dishes.get(line.productId);
    return dish ? orderedInLanguage(line, dish, language) : line;
  };
}
