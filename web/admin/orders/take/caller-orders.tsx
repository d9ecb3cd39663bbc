import { useQuery } from '@tanstack/react-query';
import type { CallerFound } from '../../../../shared/contract/orders/orders-contract';
import type { CartLine } from '../../../../shared/domain/orders/cart';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import type { MenuProduct } from '../../../api/catalog-from-wire';
import { Button } from '../../../ui/button';
import { menuLine } from './menu-line';
import type { CounterOrder } from './use-counter-order';

interface CallerOrdersProps {
  /** '+91' and ten digits. */
  number: string;
  order: CounterOrder;
  products: readonly MenuProduct[];
}

const MOST_SHOWN = 3;

/** What the caller ordered lately, each with one tap; looked up once for each number, since the audit log has it. */
export function CallerOrders({ number, order, products }: CallerOrdersProps) {
  const { orders } = useApi();
  const { data: caller } = useQuery({
    queryKey: ['caller', number],
    queryFn: () => orders.findCaller({ phoneNumber: number }),
    staleTime: 'static',
  });
  if (!caller || caller.orders.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">{caller.name ?? m.orderoffice_has_ordered_before()}</p>
      {differentOrders(caller).map(({ id, items }) => {
        const lines = linesOf(items, products);
        return (
          lines.length > 0 && (
            <Button
              key={id}
              variant="quiet"
              className="text-left"
              onClick={() =>
                order.repeat(lines, { name: caller.name ?? '', lastPlace: placeOf(caller) })
              }
            >
              {m.orderoffice_again({
                dishes: lines.map(({ quantity, name }) => `${quantity}× ${name}`).join(', '),
              })}
            </Button>
          )
        );
      })}
    </div>
  );
}

type Ordered = CallerFound['orders'][number]['items'];

function differentOrders({ orders }: CallerFound): CallerFound['orders'] {
  const dishes = ({ items }: CallerFound['orders'][number]) =>
    JSON.stringify(items.map(({ productId, quantity }) => [productId, quantity]));
  const seen = new Set<string>();
  return orders
    .filter((each) => !seen.has(dishes(each)) && seen.add(dishes(each)))
    .slice(0, MOST_SHOWN);
}

/** At the menu's prices now, without what is no longer on it. */
function linesOf(items: Ordered, products: readonly MenuProduct[]): CartLine[] {
  return items.flatMap((item) => menuLine(item, products) ?? []);
}

function placeOf({ address }: CallerFound) {
  if (!address) return undefined;
  const { street, landmark, latitude, longitude } = address;
  return { street, landmark, latitude, longitude };
}
