import { batchesOf } from '../../platform/db/batches';
import type { Tx } from '../../platform/db/transaction';

interface Suggesting {
  id?: string;
  goesWith?: string[] | undefined;
}

/** Without deleted or unknown products and the dish itself: a dish may be deleted while a form is open. */
export async function withKnownSuggestions<Entered extends Suggesting>(
  tx: Tx,
  products: readonly Entered[],
): Promise<Entered[]> {
  const ids = new Set(products.flatMap(({ goesWith = [] }) => goesWith));
  // Products that are written together may name each other.
  const known = new Set(products.flatMap(({ id }) => id ?? []));
  for (const batch of batchesOf([...ids])) {
    const rows = await tx
      .selectFrom('products')
      .select('id')
      .where('deleted_at', 'is', null)
      .where('id', 'in', batch)
      .execute();
    for (const { id } of rows) known.add(id);
  }
  return products.map((product) => ({
    ...product,
    goesWith: product.goesWith && [
      ...new Set(product.goesWith.filter((id) => known.has(id) && id !== product.id)),
    ],
  }));
}
