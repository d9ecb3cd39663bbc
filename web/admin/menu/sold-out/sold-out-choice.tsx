import { useState } from 'react';
import type {
  Category,
  DishNames,
  Product,
} from '../../../../shared/contract/menu/catalog-contract';
import type { SoldOutItem } from '../../../../shared/contract/menu/sold-out-contract';
import { menuOptions } from '../../../../shared/domain/menu/menu-options';
import { m } from '../../../../shared/messages/compiled/messages';
import { TextField } from '../../../ui/text-field';
import { matchesName } from '../../kit/list/name-search';

export interface Sellable extends Pick<SoldOutItem, 'kind' | 'id' | 'name'> {
  /** The category, or an option's dishes and section; found by the search, too. */
  where: string;
  /** All names of a dish that has several, for the search. */
  names?: string | undefined;
}

/** Each category with its dishes, in the order of the menu, and then the options. All are in the page's language. */
export function sellables(
  categories: readonly Category[],
  products: readonly Product[],
  names: readonly DishNames[],
): Sellable[] {
  const allNames = new Map(names.map((dish) => [dish.id, dish.names.join(' ')]));
  const dishes = categories.flatMap(({ id: categoryId, name }): Sellable[] => [
    { kind: 'category', id: categoryId, name, where: name },
    ...products
      .filter((product) => product.categoryId === categoryId)
      .map((product) => ({
        kind: 'product' as const,
        id: product.id,
        name: product.name,
        where: name,
        names: allNames.get(product.id),
      })),
  ]);
  const options = menuOptions(products).map(({ id, label, where }) => ({
    kind: 'option' as const,
    id,
    name: label,
    where,
  }));
  return [...dishes, ...options];
}

interface SoldOutChoiceProps {
  all: readonly Sellable[] | undefined;
  soldOut: readonly Pick<SoldOutItem, 'kind' | 'id'>[];
  onChange: (changed: Sellable, isSoldOut: boolean) => void;
}

/** A tick sells it out at once, and removing it sells it again. */
export function SoldOutChoice({ all, soldOut, onChange }: SoldOutChoiceProps) {
  const [typed, setTyped] = useState('');
  const shown = all?.filter(({ name, where, names = '' }) =>
    matchesName(`${name} ${where} ${names}`, typed),
  );
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="sr-only">{m.menuoffice_what_ran_out()}</legend>
      <TextField
        label={m.menuoffice_find_sellable()}
        type="search"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
      <ul className="max-h-56 overflow-y-auto rounded-md border border-mist-strong px-3">
        {shown?.length !== undefined && shown.length > 0 ? (
          shown.map((each) => (
            <li key={`${each.kind} ${each.id}`}>
              <label className="flex min-h-11 items-center gap-3 py-1">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 accent-hill"
                  checked={soldOut.some(({ kind, id }) => kind === each.kind && id === each.id)}
                  onChange={({ target }) => onChange(each, target.checked)}
                />
                <bdi className={each.kind === 'category' ? 'font-semibold' : ''}>
                  {each.kind === 'category' ? m.menuoffice_all_of({ name: each.name }) : each.name}
                  {each.kind === 'option' && <span className="text-ink-soft"> ({each.where})</span>}
                </bdi>
              </label>
            </li>
          ))
        ) : (
          <li className="py-3 text-ink-soft">
            {shown ? m.menuoffice_nothing_found() : m.menuoffice_loading()}
          </li>
        )}
      </ul>
    </fieldset>
  );
}
