import { Plus } from 'lucide-react';
import { Button } from '../../ui/button';
import { focusSection } from '../../ui/option-fields';
import { Price } from '../../ui/price';
import { QuantityControl } from '../../ui/quantity-control';
import { useCartStores } from '../cart/cart-provider';
import { STATE_WORDS } from './use-availability';
import type { ProductDraft } from './use-product-draft';

interface AddRowProps {
  name: string;
  draft: ProductDraft;
  onAdded: () => void;
}

export function AddRow({ name, draft, onAdded }: AddRowProps) {
  const { state, quantity, setQuantity, available, price, missing } = draft;
  const { stock } = useCartStores();
  const off = state !== 'ready';
  const hasBadNote = draft.noteProblem !== undefined;
  if (state === 'unknown') {
    return (
      <Button variant="quiet" wide onClick={stock.refresh}>
        Check availability
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <QuantityControl
        label={`Quantity of ${name}`}
        quantity={quantity}
        min={available === 0 ? 0 : 1}
        max={available}
        onChange={setQuantity}
        disabled={off}
      />
      <Button
        onClick={() => {
          if (missing) focusSection(draft.formId, missing.section);
          else if (draft.addToCart()) onAdded();
        }}
        disabled={off || hasBadNote || quantity < 1 || (!missing && price <= 0)}
        className="flex-1 basis-36 px-2!"
      >
        {STATE_WORDS[state] ?? (missing && `Choose: ${missing.label}`) ?? (
          <>
            {!draft.isEdit && <Plus aria-hidden className="size-5" />}
            <span>
              {draft.isEdit ? 'Save' : 'Add'}
              <span className="sr-only">
                {draft.isEdit ? ` ${name}` : ` ${quantity} ${name} to the cart`}
              </span>{' '}
              · <Price amount={price} />
            </span>
          </>
        )}
      </Button>
    </div>
  );
}
