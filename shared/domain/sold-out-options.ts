import { type CustomizationOptions, mapOptions, type OptionSection } from './customizations';

/** A product as far as its options matter. */
export interface OptionsOf {
  id: string;
  name: string;
  customizationOptions: CustomizationOptions;
}

/** An option of the menu as staff sell it out. */
export interface MenuOption {
  id: string;
  /** 'Nutella' */
  label: string;
  /** '6 dishes: Topping', 'Latte: Size' */
  where: string;
}

/** Identifies an option on the whole menu. A shared option is the same one in all its dishes. */
export function optionId(
  productId: string,
  key: string,
  { sharedId = `${productId}.${key}` }: OptionSection,
  value: string,
): string {
  return `${sharedId}.${value}`;
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
    where: `${dishes.length === 1 ? dishes[0] : `${dishes.length} dishes`}: ${section}`,
  }));
}

/** A product's options, marked where they are sold out. */
export function withSoldOut(
  productId: string,
  offered: CustomizationOptions,
  soldOutIds: ReadonlySet<string>,
): CustomizationOptions {
  if (soldOutIds.size === 0) return offered;
  return mapOptions(offered, (option, section, key) =>
    soldOutIds.has(optionId(productId, key, section, option.value))
      ? { ...option, isSoldOut: true }
      : option,
  );
}
