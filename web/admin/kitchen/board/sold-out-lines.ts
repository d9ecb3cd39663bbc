import type { Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import type { SoldOutItem } from '../../../../shared/contract/menu/sold-out-contract';
import { listText } from '../../../../shared/domain/platform/list-text';
import { m } from '../../../../shared/messages/compiled/messages';
import { ticketName } from './ticket-words';

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

/** 'Orders 12 and 15 still need it.', before a dish is marked sold out; undefined if none does. */
export function stillNeededWords(tickets: readonly Ticket[], gone: readonly Gone[]) {
  const names = tickets.filter((each) => soldOutDishes(each, gone).length > 0).map(ticketName);
  if (names.length === 0) return undefined;
  return m.kitchen_still_needed({ count: names.length, orders: listText(names) });
}
