import type { Kysely } from 'kysely';
import { freeSlug } from '../../../../shared/domain/menu/slug';

interface Tables {
  products: { id: string; name: string; slug: string | null; position: number };
}

/**
 * Each dish's name in its address. Servers of the previous version add dishes without one; those are
 * found by their id.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('products').addColumn('slug', 'text').execute();
  const dishes = await db
    .selectFrom('products')
    .select(['id', 'name'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const taken = new Set<string>();
  for (const { id, name } of dishes) {
    const slug = freeSlug(name, taken);
    taken.add(slug);
    await db.updateTable('products').set({ slug }).where('id', '=', id).execute();
  }
}
