import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import { useApi } from '../../../api/api-provider';
import { SelectField } from '../../../ui/select-field';
import { useFields } from '../../kit/form/use-fields';
import { DeferredPart } from '../../kit/query/deferred-part';
import type { ProductDraft } from './product-draft';

const PLACES = [
  [0, 'First dish'],
  [1, 'Second dish'],
  [2, 'Third dish'],
] as const;

/** The dishes that customers are offered with this one. */
export function GoesWithField({ editedId }: { editedId: string | undefined }) {
  const { catalog } = useApi();
  return (
    <fieldset>
      <legend className="font-semibold">
        Goes well with <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      <p className="mb-2 text-sm text-ink-soft">
        Customers who look at this dish can add these with one tap.
      </p>
      <DeferredPart
        load={() => catalog.listProducts({})}
        loading="Loading the menu…"
        failed="Failed to load the menu. What goes well with this dish stays as it is."
      >
        {(menu) => <DishChoices dishes={menu.filter(({ id }) => id !== editedId)} />}
      </DeferredPart>
    </fieldset>
  );
}

/** @param dishes in the order of the menu. */
function DishChoices({ dishes }: { dishes: readonly Product[] }) {
  const field = useFields<ProductDraft>();
  const categories = new Set(dishes.map(({ categoryName }) => categoryName));
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      {PLACES.map(([place, label]) => (
        <SelectField key={place} label={label} {...field(`goesWith.${place}`)}>
          <option value="">None</option>
          {[...categories].map((category) => (
            <optgroup key={category} label={category}>
              {dishes
                .filter(({ categoryName }) => categoryName === category)
                .map(({ id, name, isAvailable }) => (
                  <option key={id} value={id}>
                    {isAvailable ? name : `${name} (not on the menu)`}
                  </option>
                ))}
            </optgroup>
          ))}
        </SelectField>
      ))}
    </div>
  );
}
