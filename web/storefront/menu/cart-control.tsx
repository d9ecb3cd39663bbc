import type { ReactNode } from 'react';
import { QUANTITY_MAX_IF_UNKNOWN, unitsIn } from '../../../shared/domain/orders/cart';
import { unitPrice } from '../../../shared/domain/orders/pricing';
import { m } from '../../../shared/messages/compiled/messages';
import type { MenuProduct } from '../../api/catalog-from-wire';
import { startingLine } from '../../api/dish-line';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { QuantityControl } from '../../ui/quantity-control';
import { useToast } from '../../ui/toast';
import { useCartStores, useLinesOf } from '../cart/cart-provider';
import { useAddToCart, useSetQuantity } from '../cart/use-line-changes';
import { stateWords, useAvailability } from './use-availability';

interface CartControlProps {
  product: MenuProduct;
  onChoose: () => void;
}

/**
 * Several sets of options in the cart open the cart, because it is unclear which one is meant. Only this part of
 * the page shows a change of the cart in the next frame; all else follows.
 */
export function CartControl({ product, onChoose }: CartControlProps) {
  const { cart, stock, setDrawerOpen } = useCartStores();
  const { state, available, isClosed } = useAvailability(product, cart.shown);
  const lines = useLinesOf(product.id, cart.shown);
  const toast = useToast();
  const add = useAddToCart();
  const [line] = lines;
  const setQuantity = useSetQuantity(line);

  if (lines.length > 1) {
    return (
      <CardButton onClick={() => setDrawerOpen(true)}>
        {m.menu_in_cart({ count: unitsIn(lines) })}
        <span className="sr-only">: {product.name}</span>
      </CardButton>
    );
  }
  if (!line && state === 'unknown') {
    return (
      <CardButton onClick={stock.refresh} className="text-sm noscript:hidden">
        {m.menu_check_availability()}
      </CardButton>
    );
  }
  const start = line ?? startingLine(product);
  const { name } = product;
  if (!start || (!line && state !== 'ready')) {
    return (
      <CardButton
        disabled={state !== 'ready'}
        onClick={onChoose}
        aria-label={state === 'ready' ? m.menu_choose_options({ name }) : undefined}
        className={classNames(state === 'ready' && 'noscript:hidden')}
      >
        {stateWords(state) ?? m.menu_choose()}
      </CardButton>
    );
  }
  return (
    <QuantityControl
      label={m.menu_quantity_of({ name })}
      addLabel={m.menu_add_to_cart({ quantity: 1, name })}
      quantity={line?.quantity ?? 0}
      min={0}
      max={stock.get().stock ? (line?.quantity ?? 0) + available : QUANTITY_MAX_IF_UNKNOWN}
      onChange={(quantity, by) => {
        if (!line) add(start);
        else {
          const message = setQuantity(quantity, by);
          if (message) toast('warning', message);
        }
      }}
      disabled={isClosed || (!line && unitPrice(start) <= 0)}
      wide
    />
  );
}

interface CardButtonProps {
  onClick: () => void;
  disabled?: boolean | undefined;
  className?: string;
  'aria-label'?: string | undefined;
  children: ReactNode;
}

function CardButton({ className, ...rest }: CardButtonProps) {
  return (
    <Button
      variant="plain"
      wide
      className={classNames(
        'border-hill! bg-raised! px-1! shadow-card disabled:border-mist!',
        className,
      )}
      {...rest}
    />
  );
}
