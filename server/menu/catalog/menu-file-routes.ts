import { MENU_COLUMNS, type MenuColumn } from '../../../shared/contract/menu/menu-file-contract';
import { adminActor } from '../../platform/audit/audit-actor';
import type { WriteDeps } from '../../platform/db/database';
import { api, requireAdmin } from '../../platform/http/api/api-call';
import { exportMenu, importMenu, previewImport } from './import-menu';
import { writeMenuCsv } from './menu-csv';

export function menuFileRoutes({ db, clock, newId }: WriteDeps) {
  return api.menuFile.router({
    export: api.menuFile.export.handler(() => exportMenu(db, clock())),
    template: api.menuFile.template.handler(() => menuTemplate()),
    preview: api.menuFile.preview.handler(({ input }) => previewImport(db, input.csv, clock())),
    import: api.menuFile.import.handler(({ input, context }) =>
      importMenu(db, input, adminActor({ clock, newId }, requireAdmin(context))),
    ),
  });
}

/** They are not on the menu, so that an owner who forgets to remove them sells none. */
const EXAMPLES: readonly Partial<Record<MenuColumn, string>>[] = [
  { name: 'Example: a plain dish', stock: '20' },
  { name: 'Example: a dish that is always available', stock: 'always', price: '40.50' },
  {
    name: 'Example: a dish with options',
    'name (hindi)': 'विकल्पों वाला व्यंजन',
    'name (nepali)': 'छान्न मिल्ने परिकार',
    description: 'Crisp outside, soft inside',
    'packaging charge': '10',
    stock: '12',
    diet: 'non-veg',
    contains: 'gluten, milk, egg',
    'minutes to make': '8',
    options: 'Topping: Plain, Honey +20, No butter -5; Size: Regular, Large +40',
    'options (hindi)': 'ऊपर से: सादा, शहद, बिना मक्खन; आकार: सामान्य, बड़ा',
    'options (nepali)': 'माथि: सादा, मह, नौनी बिना; आकार: साधारण, ठूलो',
    'goes well with': 'Example: a plain dish',
  },
];

function menuTemplate(): File {
  const rows = EXAMPLES.map((example) => ({
    ...(Object.fromEntries(MENU_COLUMNS.map((column) => [column, ''])) as Record<
      MenuColumn,
      string
    >),
    category: 'Examples',
    'category (hindi)': 'उदाहरण',
    'category (nepali)': 'उदाहरण',
    price: '120',
    diet: 'veg',
    'on the menu': 'no',
    ...example,
  }));
  const type = 'text/csv; charset=utf-8';
  return new File([writeMenuCsv(rows)], 'menu-template.csv', { type });
}
