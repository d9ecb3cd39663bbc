import { m } from '../../messages/compiled/messages';
import type { CustomizationOptions } from './customizations';
import { optionId } from './sold-out-options';

interface OptionsOf {
  id: string;
  name: string;
  customizationOptions: CustomizationOptions;
}

export interface MenuOption {
  id: string;
  /** 'Nutella' */
  label: string;
  /** '6 dishes: Topping', 'Latte: Size' */
  where: string;
}

/** Every option of the menu once, in the menu's order. */
export function menuOptions(products: readonly OptionsOf[]): MenuOption[] {
  const found = new Map<string, { label: string; section: string; dishes: string[] }>();
  for (const { id, name, customizationOptions } of products) {
    for (const [key, section] of Object.entries(customizationOptions)) {
      for (const { value, label } of section.options) {
        const option = optionId(id, key, section, value);
        const known = found.get(option) ?? { label, section: section.label, dishes: [] };
        found.set(option, { ...known, dishes: [...known.dishes, name] });
      }
    }
  }
  return [...found].map(([id, { label, section, dishes }]) => ({
    id,
    label,
    where: m.menu_option_where({ count: dishes.length, dish: dishes[0] ?? '', section }),
  }));
}
