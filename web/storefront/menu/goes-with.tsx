import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { canBeChosen, menuPrice } from '../../../shared/domain/menu/option-rules';
import { stockOf } from '../../../shared/domain/menu/stock';
import { m } from '../../../shared/messages/compiled/messages';
import type { MenuProduct } from '../../api/catalog-from-wire';
import { MenuPrice } from '../../ui/price';
import { useCartLines, useStock } from '../cart/cart-provider';
import { useShop } from '../shop/shop-context';
import { CartControl } from './cart-control';
import { dishPath } from './dish-path';
import { ProductPicture } from './product-picture';

interface GoesWithProps {
  dish: MenuProduct;
  /** Whether a suggestion opens in the place of the dish, so that going back leads to the menu. */
  replace: boolean;
}

/** The dishes that the owner suggests with this one, as far as they can be ordered. */
export function GoesWith({ dish, replace }: GoesWithProps) {
  const suggested = useOrderable(dish.goesWith);
  return <SuggestedDishes heading={m.menu_goes_with()} suggested={suggested} replace={replace} />;
}

/** More would push the sums and Checkout out of sight. */
const MOST_FOR_CART = 3;

/** What the owner suggests with the dishes in the cart. It stays while the cart is open, and counts what is added. */
export function GoesWithCart() {
  const lines = useCartLines();
  const { products = [] } = useShop();
  const [ids] = useState(() => {
    const inCart = new Set(lines.map(({ productId }) => productId));
    const dishes = products.filter(({ id }) => inCart.has(id));
    const suggested = new Set(dishes.flatMap(({ goesWith }) => goesWith));
    return [...suggested].filter((id) => !inCart.has(id));
  });
  const suggested = useOrderable(ids).slice(0, MOST_FOR_CART);
  return (
    <SuggestedDishes heading={m.menu_goes_with_order()} suggested={suggested} replace={false} />
  );
}

function useOrderable(ids: readonly string[]): readonly MenuProduct[] {
  const { products = [] } = useShop();
  const { stock } = useStock();
  return ids
    .flatMap((id) => products.find((product) => product.id === id) ?? [])
    .filter(({ id, price, customizationOptions }) => {
      const isInStock = stock === undefined || stockOf(stock, id) > 0;
      return isInStock && canBeChosen(customizationOptions) && price > 0;
    });
}

interface SuggestedDishesProps {
  heading: string;
  suggested: readonly MenuProduct[];
  replace: boolean;
}

function SuggestedDishes({ heading, suggested, replace }: SuggestedDishesProps) {
  const headingId = useId();
  if (suggested.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="font-body text-base font-semibold">
        {heading}
      </h2>
      <ul>
        {suggested.map((product) => (
          <SuggestedDish key={product.id} product={product} replace={replace} />
        ))}
      </ul>
    </section>
  );
}

function SuggestedDish({ product, replace }: { product: MenuProduct; replace: boolean }) {
  const navigate = useNavigate();
  const to = dishPath(product);
  const price = menuPrice(product.price, product.customizationOptions);
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-b border-mist py-2 last:border-0">
      <ProductPicture imageUrl={product.imageUrl} className="h-12 w-16 shrink-0 rounded-md" />
      <div className="min-w-0 flex-1 basis-[5rem]">
        <Link
          to={to}
          replace={replace}
          preventScrollReset={replace}
          className="flex min-h-11 flex-col justify-center leading-tight hover:underline"
        >
          <span className="font-semibold">{product.name}</span>
          <MenuPrice {...price} className="text-sm text-ink-soft" />
        </Link>
      </div>
      <div className="ml-auto w-28 shrink-0">
        <CartControl
          product={product}
          onChoose={() => void navigate(to, { replace, preventScrollReset: replace })}
        />
      </div>
    </li>
  );
}
