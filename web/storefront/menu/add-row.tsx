import { Check, Plus } from 'lucide-react';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Price } from '../../ui/price';
import { QuantityControl } from '../../ui/quantity-control';
import type { ProductOrder } from './use-product-order';

interface AddRowProps {
  name: string;
  order: ProductOrder;
  onAdd: () => void;
}

export function AddRow({ name, order, onAdd }: AddRowProps) {
  const { state, quantity, setQuantity, available, price } = order;
  const off = state !== 'ready' && state !== 'added';
  if (state === 'unknown') {
    return (
      <Button variant="quiet" wide onClick={order.checkStock} className="noscript:hidden">
        Check availability
      </Button>
    );
  }
  return (
    <div className={classNames('flex gap-2', state === 'ready' && 'noscript:hidden')}>
      <QuantityControl
        label={`Quantity of ${name}`}
        quantity={quantity}
        min={available === 0 ? 0 : 1}
        max={available}
        onChange={setQuantity}
        disabled={off}
      />
      <Button onClick={onAdd} disabled={off || quantity < 1 || price <= 0} className="flex-1 px-2!">
        {state === 'ready' && (
          <>
            <Plus aria-hidden className="size-5" />
            <span>
              Add<span className="sr-only"> {`${quantity} ${name} to the cart`}</span> ·{' '}
              <Price amount={price} />
            </span>
          </>
        )}
        {state === 'added' && (
          <>
            <Check aria-hidden className="size-5" />
            Added
          </>
        )}
        {state === 'out-of-stock' && 'Out of Stock'}
        {state === 'closed' && 'Closed'}
        {state === 'checking' && 'Checking…'}
      </Button>
    </div>
  );
}
