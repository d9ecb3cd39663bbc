import { type ReactNode, useMemo, useState } from 'react';
import { type Cart, type CartLine, quantityInCart } from '../../../../shared/domain/orders/cart';
import { formatRupees } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import type { MenuCategory, MenuProduct } from '../../../api/catalog-from-wire';
import { startingLine } from '../../../api/dish-line';
import { createMenuSearch } from '../../../search/menu-search';
import { Badge } from '../../../ui/badge';
import { classNames } from '../../../ui/class-names';
import { TextField } from '../../../ui/text-field';
import { DishOptionsDialog } from './dish-options-dialog';

export type CounterDish = MenuProduct & { isSoldOut: boolean };

interface DishGridProps {
  categories: readonly MenuCategory[];
  products: readonly CounterDish[];
  /** In all languages, of dishes that have several names. */
  names: readonly { id: string; names: readonly string[] }[];
  cart: Cart;
  disabled: boolean;
  query: string;
  onQuery: (query: string) => void;
  onAdd: (line: CartLine) => void;
  /** Sticks below the dishes as long as they are in sight. */
  footer?: ReactNode;
}

/**
 * Every dish is one tap away: a category's, or those that the search finds in all of them. One with options asks for
 * them first.
 */
export function DishGrid(props: DishGridProps) {
  const { categories, products, names, cart, disabled, query, onQuery, onAdd, footer } = props;
  const filled = categories.filter(({ id }) => products.some((dish) => dish.categoryId === id));
  const [picked, setPicked] = useState<string>();
  const [choosing, setChoosing] = useState<MenuProduct>();
  const category = picked ?? filled[0]?.id;
  const search = useMemo(() => {
    const parts = categories.map((each) => ({
      category: each,
      products: products.filter(({ categoryId }) => categoryId === each.id),
    }));
    return createMenuSearch(parts, new Map(names.map((dish) => [dish.id, dish.names])));
  }, [categories, products, names]);
  const isSearching = query.trim() !== '';
  const shown = isSearching
    ? search(query)
    : products.filter(({ categoryId }) => categoryId === category);

  function pick(product: MenuProduct) {
    const hasOptions = Object.keys(product.customizationOptions).length > 0;
    const line = hasOptions ? undefined : startingLine(product);
    if (line) onAdd(line);
    else setChoosing(product);
  }

  return (
    <section aria-label={m.orderoffice_dishes()} className="flex min-w-0 flex-col gap-3">
      <TextField
        label={m.orderoffice_find_dish()}
        type="search"
        autoComplete="off"
        value={query}
        // The next dish is typed over the last one.
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onQuery(target.value)}
      />
      <fieldset aria-label={m.orderoffice_categories()} className="flex flex-wrap gap-2">
        {filled.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={!isSearching && id === category}
            onClick={() => {
              onQuery('');
              setPicked(id);
            }}
            className="min-h-11 rounded-full border border-mist-strong bg-raised px-4 py-2 font-medium aria-pressed:border-hill aria-pressed:bg-hill-soft aria-pressed:text-hill"
          >
            {name}
          </button>
        ))}
      </fieldset>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
        {shown.map((dish) => (
          <li key={dish.id}>
            <DishButton
              dish={dish}
              count={quantityInCart(cart, dish.id)}
              disabled={disabled}
              onPick={pick}
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="text-ink-soft">{m.orderoffice_no_such_dish()}</p>}
      {footer}
      {choosing && (
        <DishOptionsDialog
          product={choosing}
          onClose={() => setChoosing(undefined)}
          onAdd={(line) => {
            onAdd(line);
            setChoosing(undefined);
          }}
        />
      )}
    </section>
  );
}

interface DishButtonProps {
  dish: CounterDish;
  /** How many of it are in the order. */
  count: number;
  disabled: boolean;
  onPick: (product: MenuProduct) => void;
}

/** A dish that is sold out can be picked: staff may see one that the shop does not count. */
function DishButton({ dish, count, disabled, onPick }: DishButtonProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={() => onPick(dish)}
      className={classNames(
        'flex size-full min-h-20 flex-col items-start justify-between gap-1 rounded-lg border bg-raised p-3 text-left active:scale-[0.98] disabled:opacity-60',
        count > 0 ? 'border-hill bg-hill-soft' : 'border-mist-strong enabled:hover:bg-sunken',
      )}
    >
      <span className="font-semibold [overflow-wrap:anywhere]">{dish.name}</span>
      <span className="flex w-full flex-wrap items-center gap-2 text-sm tabular-nums">
        {formatRupees(dish.price)}
        {dish.isSoldOut && <Badge tone="chilli">{m.orderoffice_sold_out()}</Badge>}
        {count > 0 && <span className="ml-auto font-bold">{count}×</span>}
      </span>
    </button>
  );
}
