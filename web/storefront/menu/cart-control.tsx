import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Cart, QUANTITY_MAX_IF_UNKNOWN, unitsIn } from '../../../shared/domain/orders/cart';
import { unitPrice } from '../../../shared/domain/orders/pricing';
import type { MenuProduct } from '../../api/catalog-from-wire';
import { startingLine } from '../../api/dish-line';
import { afterPaint } from '../../device/use-after-paint';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { QuantityControl } from '../../ui/quantity-control';
import { useToast } from '../../ui/toast';
import { useCartStores } from '../cart/cart-provider';
import { useAddToCart, useSetQuantity } from '../cart/use-line-changes';
import { type Availability, STATE_WORDS } from './use-availability';

interface CartControlProps {
  product: MenuProduct;
  availability: Availability;
  lines: Cart;
  onChoose: () => void;
}

/** Several sets of options in the cart open the cart, because it is unclear which one is meant. */
export function CartControl({ product, availability, lines, onChoose }: CartControlProps) {
  const { state, available } = availability;
  const { stock, setDrawerOpen } = useCartStores();
  const toast = useToast();
  const add = useAddToCart();
  const [line] = lines;
  const setQuantity = useSetQuantity(line);
  const { place, keepFocus } = useKeptFocus(lines.length);

  if (lines.length > 1) {
    return (
      <CardButton onClick={() => setDrawerOpen(true)}>
        {unitsIn(lines)} in cart<span className="sr-only">: {product.name}</span>
      </CardButton>
    );
  }
  if (line) {
    return (
      <div ref={place}>
        <QuantityControl
          label={`Quantity of ${product.name}`}
          quantity={line.quantity}
          min={0}
          max={stock.get().stock ? line.quantity + available : QUANTITY_MAX_IF_UNKNOWN}
          onChange={(quantity, by) => {
            if (quantity < 1) keepFocus();
            const message = setQuantity(quantity, by);
            if (message) toast('warning', message);
          }}
          disabled={availability.isClosed}
          wide
        />
      </div>
    );
  }
  if (state === 'unknown') {
    return (
      <CardButton onClick={stock.refresh} className="text-sm noscript:hidden">
        Check availability
      </CardButton>
    );
  }
  const start = startingLine(product);
  return (
    <div ref={place} className={classNames(state === 'ready' && 'noscript:hidden')}>
      <CardButton
        disabled={state !== 'ready' || (start && unitPrice(start) <= 0)}
        onClick={() => {
          if (!start) onChoose();
          else if (add(start)) keepFocus();
        }}
      >
        {STATE_WORDS[state] ??
          (start ? (
            <>
              <span>
                Add<span className="sr-only"> 1 {product.name} to the cart</span>
              </span>
              <Plus aria-hidden className="size-4" />
            </>
          ) : (
            <span>
              Choose<span className="sr-only"> options of {product.name}</span>
            </span>
          ))}
      </CardButton>
    </div>
  );
}

interface CardButtonProps {
  onClick: () => void;
  disabled?: boolean | undefined;
  className?: string;
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

/** Moves the focus to the control that replaces the one that was used. After its paint: it is laid out again. */
function useKeptFocus(lineCount: number) {
  const place = useRef<HTMLDivElement>(null);
  const isKept = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the control is replaced
  useEffect(() => {
    if (!isKept.current) return;
    isKept.current = false;
    return afterPaint(() => {
      const buttons = place.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [];
      [...buttons].at(-1)?.focus({ preventScroll: true });
    });
  }, [lineCount]);
  return {
    place,
    keepFocus() {
      isKept.current = true;
    },
  };
}
