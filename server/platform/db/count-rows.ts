import type { SelectQueryBuilder } from 'kysely';

/** @returns how many rows a query without `limit` has, whatever it selects. */
export async function countRows<Tables, From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
): Promise<number> {
  const { total } = await query
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    // TypeScript cannot resolve the selection of unknown tables.
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return total;
}
