import type { ChosenOption } from '../../../shared/domain/menu/customizations';
import { orderedInLanguage } from '../../../shared/domain/menu/translations';
import { type Language, SOURCE_LANGUAGE } from '../../../shared/domain/platform/languages';
import { getLocale } from '../../../shared/messages/compiled/runtime';
import { batchesOf } from '../../platform/db/batches';
import type { Database } from '../../platform/db/database';
import { readTranslations } from '../stored-translations';
import { readOptions } from './catalog-wire';

interface OrderedLine {
  productId: string;
  name: string;
  options: readonly ChosenOption[];
}

/**
 * Puts ordered lines into a language (menu rule 20). In English it reads no dishes.
 * @param productIds those of the lines.
 */
export async function readOrderedWords(
  db: Database,
  productIds: readonly string[],
  language: Language,
) {
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

/** Puts the names of refused dishes into the language of the request. */
export async function readRefusedNames<Dish extends Pick<OrderedLine, 'productId' | 'name'>>(
  db: Database,
  dishes: readonly Dish[],
): Promise<Dish[]> {
  const ids = dishes.map(({ productId }) => productId);
  const words = await readOrderedWords(db, ids, getLocale());
  return dishes.map((dish) => ({ ...dish, name: words({ ...dish, options: [] }).name }));
}
