import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { addCategory } from '../../menu/catalog/category-commands';
import { addProducts } from '../../menu/catalog/product-commands';
import type { AuditActor } from '../../platform/audit/audit-actor';
import type { Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { DEMO_CATEGORIES } from '../demo/demo-menu';

type Sections = Product['customizationOptions'];

/**
 * The demo's, into an empty menu; hidden until the owner activates a category. Without descriptions, pictures,
 * allergens and suggestions, because those say what only the demo cafe can say, and in English. Options are their own.
 * @throws DomainError `conflict` when there is a category, `category_exists` when another server adds
 * the menu at the same time.
 */
export async function addExampleMenu(db: Database, actor: AuditActor): Promise<void> {
  await inTransaction(db, async (tx) => {
    const present = tx.selectFrom('categories').select('id').where('deleted_at', 'is', null);
    if (await present.limit(1).executeTakeFirst()) throw new DomainError('conflict');
    for (const { name, dishes } of DEMO_CATEGORIES) {
      const categoryId = actor.newId();
      const category = { id: categoryId, name, description: '', isActive: false };
      await addCategory(tx, category, actor);
      const products = dishes.map(({ id, translations, startingStock, ...dish }) => ({
        ...dish,
        customizationOptions: inEnglish(dish.customizationOptions),
        contains: [],
        goesWith: [],
        categoryId,
        description: '',
        imageUrl: '',
        isAvailable: true,
        stockCount: startingStock,
      }));
      await addProducts(tx, products, actor);
    }
  });
}

/** The options of a dish alone: without those in other languages, and not shared with other dishes. */
function inEnglish(sections: Sections): Sections {
  return Object.fromEntries(
    Object.entries(sections).map(([name, { sharedId, labels, ...section }]) => [
      name,
      { ...section, options: section.options.map(({ labels, ...option }) => option) },
    ]),
  );
}
