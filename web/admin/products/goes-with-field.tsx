import type { Product } from '../../../shared/contract/catalog-contract';
import { SelectField } from '../../ui/select-field';
import { useFields } from '../form/use-fields';
import type { ProductDraft } from './product-draft';

const PLACES = [
  [0, 'First dish'],
  [1, 'Second dish'],
  [2, 'Third dish'],
] as const;

interface GoesWithFieldProps {
  /** All dishes of the menu, in its order. */
  dishes: readonly Product[];
  /** The dish that is edited; undefined for a new one. */
  editedId: string | undefined;
}

/** The dishes that customers are offered with this one. */
export function GoesWithField({ dishes, editedId }: GoesWithFieldProps) {
  const field = useFields<ProductDraft>();
  const categories = new Set(dishes.map(({ categoryName }) => categoryName));
  return (
    <fieldset>
      <legend className="font-semibold">
        Goes well with <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      <p className="mb-2 text-sm text-ink-soft">
        Customers who look at this dish can add these with one tap.
      </p>
      <div className="grid gap-3 sm:grid-cols-3">
        {PLACES.map(([place, label]) => (
          <SelectField key={place} label={label} {...field(`goesWith.${place}`)}>
            <option value="">None</option>
            {[...categories].map((category) => (
              <optgroup key={category} label={category}>
                {dishes
                  .filter(({ id, categoryName }) => categoryName === category && id !== editedId)
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
    </fieldset>
  );
}
