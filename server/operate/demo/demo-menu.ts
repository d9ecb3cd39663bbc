import type { Product } from '../../../shared/contract/menu/catalog-contract';
import type { Translations } from '../../../shared/domain/menu/translations';
import { DEMO_BEVERAGES } from './demo-beverages';
import { DEMO_COFFEE } from './demo-coffee';
import { DEMO_COOKIES } from './demo-cookies';
import type { DemoDish } from './demo-dish';
import { DEMO_PIZZA } from './demo-pizza';
import { DEMO_TEA } from './demo-tea';
import { DEMO_WAFFLES } from './demo-waffles';
import { demoLabels, demoTranslations } from './demo-words';

/** A product of the demo cafe, ready to be stored; all money is in RUPEES, as on the wire. */
export interface DemoProduct extends Required<DemoDish>, Pick<Product, 'categoryId' | 'imageUrl'> {
  translations: Translations;
}

/** The demo cafe's categories, in the order the menu shows them. */
export const DEMO_CATEGORIES = [
  DEMO_WAFFLES,
  DEMO_PIZZA,
  DEMO_COFFEE,
  DEMO_TEA,
  DEMO_COOKIES,
  DEMO_BEVERAGES,
].map(({ packagingCharge, dishes, ...category }) => ({
  ...category,
  dishes: dishes.map((dish) => ({ packagingCharge, diet: 'veg' as const, ...dish })),
}));

/** The demo cafe's products, category by category; the same every time. */
export const DEMO_PRODUCTS: readonly DemoProduct[] = DEMO_CATEGORIES.flatMap(({ id, dishes }) =>
  dishes.map((dish) => ({
    ...dish,
    translations: demoTranslations(dish.id),
    customizationOptions: demoLabels(dish.customizationOptions ?? {}),
    contains: dish.contains ?? [],
    goesWith: dish.goesWith ?? [],
    categoryId: id,
    imageUrl: `/pictures/${dish.id}.svg`,
  })),
);
