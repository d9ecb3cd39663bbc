import {
  MENU_COLUMNS,
  type MenuColumn,
  type TranslatedColumn,
} from '../../../../shared/contract/menu/menu-file-contract';
import { ALLERGENS } from '../../../../shared/domain/menu/allergens';

const OTHER_LANGUAGE: [RegExp, string][] = [
  [/^name /, 'The name in that language. If it is empty, customers read the English one.'],
  [
    /^description /,
    'The description in that language. If it is empty, customers read the English one.',
  ],
  [
    /^options /,
    'The same sections and options as in “options”, in the same order, without prices: टॉपिंग: सादा, शहद; आकार: सामान्य, बड़ा. May be empty.',
  ],
];

const MEANING: Record<Exclude<MenuColumn, TranslatedColumn>, string> &
  Partial<Record<TranslatedColumn, string>> = {
  id: 'Leave it empty for a new dish. An export has the ids of your dishes.',
  name: 'Up to 100 letters. The only column that a file must have.',
  description: 'May be empty.',
  category: 'A category that does not exist yet is added.',
  price: 'Rupees: 120 or 120.50, without a comma.',
  'packaging charge': 'Rupees, up to 50. Empty is 0.',
  stock: 'A whole number; “always” or empty for a dish that you do not count. Only for new dishes.',
  'minutes to make': 'Minutes of one cook for one dish, 0 to 240. Empty is the usual time.',
  diet: 'veg or non-veg. Empty is veg.',
  contains: `What it contains, separated by commas: ${ALLERGENS.join(', ')}. Leave it empty to say nothing.`,
  'on the menu': 'yes or no. Empty is yes.',
  picture: 'A web address, or empty. Upload photos with “Add pictures”.',
  options:
    'Topping: Plain, Honey +20, No butter -5; Size: Regular, Large +40. Put a semicolon between sections, a comma between options, and the price change at the end. Put a backslash before a : , or ; in a name. [1] after a section: one must be chosen; [0-3]: up to three. * after an option: chosen by default.',
  'goes well with':
    'Up to three other dishes by name, separated by commas. Empty for none. If several dishes share a name, give the id of one.',
  'other words':
    'Other words by which customers may search for it, such as chiya. Up to 200 letters. May be empty.',
  station:
    'The name of the station of the kitchen that makes it, or none. Leave it empty for its category’s.',
  'tax class': 'The name of a class on the Taxes page. Leave it empty for the class of all dishes.',
};

function meaningOf(column: MenuColumn): string | undefined {
  return MEANING[column] ?? OTHER_LANGUAGE.find(([which]) => which.test(column))?.[1];
}

export function MenuColumnsHelp() {
  return (
    <details className="rounded-md border border-mist px-3">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        What goes in each column
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
