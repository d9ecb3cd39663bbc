import { rupeesToPaise } from '../../../shared/domain/platform/money';
import { optionsFromWire } from '../../menu/catalog/catalog-wire';
import { nameKey } from '../../menu/catalog/category-store';
import { insertSharedRow } from '../../menu/catalog/shared-options-store';
import { insertInventory } from '../../menu/inventory/inventory-store';
import { writeTranslations } from '../../menu/stored-translations';
import type { Database } from '../../platform/db/database';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { contentStore } from '../../shop/content/content-store';
import { insertKitchenSettings } from '../../shop/settings/kitchen-settings';
import { settingsStore } from '../../shop/settings/settings-store';
import { DEMO_CONTENT } from './demo-content';
import { DEMO_CATEGORIES, DEMO_PRODUCTS, demoTranslations } from './demo-menu';
import { WAFFLE_TOPPINGS } from './demo-options';
import { DEMO_KITCHEN, DEMO_SETTINGS } from './demo-settings';

/**
 * Fills an empty database with the demo cafe, in one transaction. It does not change a database with
 * settings, a category or a user, because a live shop may be started in demo mode by mistake.
 * @returns whether it filled the database.
 */
export async function seedDemo(db: Database, now: Date, newId: () => string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    for (const table of ['categories', 'admins', 'customers'] as const) {
      if (await tx.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false;
    }
    // If two servers start together, only one inserts the settings and then the menu.
    if (!(await settingsStore.insert(tx, DEMO_SETTINGS, now))) return false;
    await insertKitchenSettings(tx, DEMO_KITCHEN, now);
    await contentStore.insert(tx, DEMO_CONTENT, now);
    await insertMenu(tx, now);
    const inventory = DEMO_PRODUCTS.map(({ id: productId, startingStock }) => ({
      id: newId(),
      productId,
      startingStock,
      currentStock: startingStock,
    }));
    await insertInventory(tx, inventory, now);
    return true;
  });
}

async function insertMenu(tx: Tx, now: Date): Promise<void> {
  const at = now.toISOString();
  const times = { created_at: at, updated_at: at };
  const categories = DEMO_CATEGORIES.map(({ id, name, description }, index) => ({
    id,
    name,
    name_key: nameKey(name),
    description,
    ...writeTranslations(demoTranslations(id)),
    is_active: 1 as const,
    position: index + 1,
    ...times,
  }));
  await tx.insertInto('categories').values(categories).execute();
  const { sharedId: id, ...section } = WAFFLE_TOPPINGS;
  await insertSharedRow(tx, { id, section, now });
  const products = DEMO_PRODUCTS.map((product, index) => ({
    id: product.id,
    category_id: product.categoryId,
    name: product.name,
    slug: product.id,
    description: product.description,
    ...writeTranslations(product.translations),
    price_paise: rupeesToPaise(product.price),
    packaging_paise: rupeesToPaise(product.packagingCharge),
    image_url: product.imageUrl,
    customization_options: JSON.stringify(optionsFromWire(product.customizationOptions)),
    diet: product.diet,
    contains: JSON.stringify(product.contains),
    goes_with: JSON.stringify(product.goesWith),
    is_available: 1 as const,
    position: index + 1,
    ...times,
  }));
  await tx.insertInto('products').values(products).execute();
}
