import { useId } from 'react';
import { Link, useNavigate } from 'react-router';
import { canBeChosen, menuPrice } from '../../../shared/domain/menu/option-rules';
import { stockOf } from '../../../shared/domain/menu/stock';
import type { MenuProduct } from '../../api/catalog-from-wire';
import { Price } from '../../ui/price';
import { useLinesOf, useStock } from '../cart/cart-provider';
import { useShop } from '../shop/shop-context';
import { CartControl } from './cart-control';
import { dishPath } from './dish-path';
import { ProductPicture } from './product-picture';
import { useAvailability } from './use-availability';

interface GoesWithProps {
  dish: MenuProduct;
  /** Whether a suggestion opens in the place of the dish, so that going back leads to the menu. */
  replace: boolean;
}

/** The dishes that the owner suggests with this one, as far as they can be ordered. */
export function GoesWith({ dish, replace }: GoesWithProps) {
  const { products = [] } = useShop();
  const { stock } = useStock();
  const headingId = useId();
  const suggested = dish.goesWith
    .flatMap((id) => products.find((product) => product.id === id) ?? [])
    .filter(({ id, price, customizationOptions }) => {
      const isInStock = stock === undefined || stockOf(stock, id) > 0;
      return isInStock && canBeChosen(customizationOptions) && price > 0;
    });
  if (suggested.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="font-body text-base font-semibold">
        Goes well with
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
  const availability = useAvailability(product);
  const lines = useLinesOf(product.id);
  const navigate = useNavigate();
  const to = dishPath(product);
  const price = menuPrice(product.price, product.customizationOptions);
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-b border-mist py-2 last:border-0">
      <ProductPicture imageUrl={product.imageUrl} className="h-12 w-16 shrink-0 rounded-md" />
      <div className="min-w-0 flex-1 basis-20">
        <Link
          to={to}
          replace={replace}
          preventScrollReset={replace}
          className="flex min-h-11 flex-col justify-center leading-5 hover:underline"
        >
          <span className="font-semibold">{product.name}</span>
          <span className="text-sm text-ink-soft">
            {price.isLowest && 'From '}
            <Price amount={price.amount} />
          </span>
        </Link>
      </div>
      <div className="w-28 shrink-0">
        <CartControl
          product={product}
          availability={availability}
          lines={lines}
          onChoose={() => void navigate(to, { replace, preventScrollReset: replace })}
        />
      </div>
    </li>
  );
}
