import { Plus } from 'lucide-react';
import { formatRupees } from '../../../shared/domain/platform/money';
import { m } from '../../../shared/messages/compiled/messages';
import { Button } from '../../ui/button';
import { focusSection } from '../../ui/option-fields';
import { Price } from '../../ui/price';
import { QuantityControl } from '../../ui/quantity-control';
import { useCartStores } from '../cart/cart-provider';
import { stateWords } from './use-availability';
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
  const stop = stateWords(state) ?? (missing && m.menu_choose_section({ section: missing.label }));
  if (state === 'unknown') {
    return (
      <Button variant="quiet" wide onClick={stock.refresh}>
        {m.menu_check_availability()}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <QuantityControl
        label={m.menu_quantity_of({ name })}
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
        aria-label={
          stop === undefined
            ? `${draft.isEdit ? m.menu_save_dish({ name }) : m.menu_add_to_cart({ quantity, name })} · ${formatRupees(price)}`
            : undefined
        }
        className="flex-1 basis-36 px-2!"
      >
        {stop ?? (
          <>
            {!draft.isEdit && <Plus aria-hidden className="size-5" />}
            <span>
              {draft.isEdit ? m.ui_save() : m.ui_add()} · <Price amount={price} />
            </span>
          </>
        )}
      </Button>
    </div>
  );
}
