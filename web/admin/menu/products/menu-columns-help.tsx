import {
  MENU_COLUMNS,
  type MenuColumn,
  type TranslatedColumn,
} from '../../../../shared/contract/menu/menu-file-contract';
import { ALLERGENS } from '../../../../shared/domain/menu/allergens';
import { m } from '../../../../shared/messages/compiled/messages';

const OTHER_LANGUAGE: [RegExp, () => string][] = [
  [/^name /, m.menuoffice_column_name_in],
  [/^description /, m.menuoffice_column_description_in],
  [/^options /, m.menuoffice_column_options_in],
];

const MEANING: Record<Exclude<MenuColumn, TranslatedColumn>, () => string> &
  Partial<Record<TranslatedColumn, () => string>> = {
  id: m.menuoffice_column_id,
  name: m.menuoffice_column_name,
  description: m.menuoffice_column_description,
  category: m.menuoffice_column_category,
  price: m.menuoffice_column_price,
  'packaging charge': m.menuoffice_column_packaging,
  stock: m.menuoffice_column_stock,
  'minutes to make': m.menuoffice_column_minutes,
  diet: m.menuoffice_column_diet,
  contains: () => m.menuoffice_column_contains({ allergens: ALLERGENS.join(', ') }),
  'on the menu': m.menuoffice_column_on_menu,
  picture: m.menuoffice_column_picture,
  options: m.menuoffice_column_options,
  'goes well with': m.menuoffice_column_goes_with,
  'other words': m.menuoffice_column_other_words,
  station: m.menuoffice_column_station,
  'tax class': m.menuoffice_column_tax_class,
};

function meaningOf(column: MenuColumn): string | undefined {
  return (MEANING[column] ?? OTHER_LANGUAGE.find(([which]) => which.test(column))?.[1])?.();
}

export function MenuColumnsHelp() {
  return (
    <details className="rounded-md border border-mist px-3">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {m.menuoffice_columns_help()}
      </summary>
      <dl className="flex flex-col gap-2 pb-3">
        {MENU_COLUMNS.map((column) => (
          <div key={column}>
            <dt className="font-semibold">{column}</dt>
            <dd className="text-ink-soft">{meaningOf(column)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
