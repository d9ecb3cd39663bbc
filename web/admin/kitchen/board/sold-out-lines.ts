import type { Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import type { SoldOutItem } from '../../../../shared/contract/menu/sold-out-contract';

type Gone = Pick<SoldOutItem, 'kind' | 'id'>;

/** The dishes still to be made that are sold out now, by themselves or with their category. */
export function soldOutDishes({ stage, lines }: Ticket, gone: readonly Gone[]): string[] {
  if (stage !== 'new' && stage !== 'preparing') return [];
  const names = lines
    .filter(({ isDone }) => !isDone)
    .filter(({ productId, categoryId }) =>
      gone.some(
        ({ kind, id }) => id === { product: productId, category: categoryId, option: '' }[kind],
      ),
    )
    .map(({ name }) => name);
  return [...new Set(names)];
}
