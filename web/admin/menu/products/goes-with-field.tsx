import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { getLocale } from '../../../../shared/messages/compiled/runtime';
import { useApi } from '../../../api/api-provider';
import { SelectField } from '../../../ui/select-field';
import { useFields } from '../../kit/form/use-fields';
import { DeferredPart } from '../../kit/query/deferred-part';
import type { ProductDraft } from './product-draft';

const PLACES = [
  [0, m.menuoffice_first_dish],
  [1, m.menuoffice_second_dish],
  [2, m.menuoffice_third_dish],
] as const;

/** The dishes that customers are offered with this one. */
export function GoesWithField({ editedId }: { editedId: string | undefined }) {
  const { catalog } = useApi();
  return (
    <fieldset>
      <legend className="font-semibold">
        {m.menuoffice_goes_with()}{' '}
        <span className="font-normal text-ink-soft">({m.ui_optional()})</span>
      </legend>
      <p className="mb-2 text-sm text-ink-soft">{m.menuoffice_goes_with_hint()}</p>
      <DeferredPart
        load={() => catalog.listProducts({ lang: getLocale() })}
        loading={m.menuoffice_menu_loading()}
        failed={m.menuoffice_goes_with_failed()}
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
        <SelectField key={place} label={label()} {...field(`goesWith.${place}`)}>
          <option value="">{m.menuoffice_no_station()}</option>
          {[...categories].map((category) => (
            <optgroup key={category} label={category}>
              {dishes
                .filter(({ categoryName }) => categoryName === category)
                .map(({ id, name, isAvailable }) => (
                  <option key={id} value={id}>
                    {isAvailable ? name : m.menuoffice_not_on_menu({ name })}
                  </option>
                ))}
            </optgroup>
          ))}
        </SelectField>
      ))}
    </div>
  );
}
