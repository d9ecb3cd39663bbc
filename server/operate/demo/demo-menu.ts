import type { Product } from '../../../shared/contract/menu/catalog-contract';
import { allergensAmong } from '../../../shared/domain/menu/allergens';
import type { Translations } from '../../../shared/domain/menu/translations';
import { DEMO_DISHES } from './demo-dishes';
import { DEMO_HINDI } from './demo-hindi';
import { DEMO_NEPALI } from './demo-nepali';
import { DEMO_OPTIONS } from './demo-options';

/** A product of the demo cafe, ready to be stored; all money is in RUPEES, as on the wire. */
export interface DemoProduct
  extends Pick<Product, 'id' | 'name' | 'description' | 'categoryId' | 'imageUrl'>,
    Pick<Product, 'price' | 'packagingCharge' | 'diet' | 'contains' | 'goesWith'>,
    Pick<Product, 'customizationOptions'> {
  translations: Translations;
  /** Units in stock when the demo begins. */
  startingStock: number;
}

/** The demo cafe's categories, in the order the menu shows them. */
export const DEMO_CATEGORIES = DEMO_DISHES.map(({ packagingCharge, dishes, ...category }) => ({
  ...category,
  dishes: dishes
    .trim()
    .split('\n')
    .map((line) => readDish(line, category.id, packagingCharge)),
}));

/** The demo cafe's products, category by category; the same every time. */
export const DEMO_PRODUCTS = DEMO_CATEGORIES.flatMap(({ dishes }) => dishes);

/** @param id of a category or a dish of the demo. */
export function demoTranslations(id: string): Translations {
  const words = { hi: DEMO_HINDI[id], ne: DEMO_NEPALI[id] };
  return Object.fromEntries(
    Object.entries(words).flatMap(([language, said]) =>
      said ? [[language, { name: said[0], description: said[1] }]] : [],
    ),
  );
}

function readDish(line: string, categoryId: string, packagingCharge: number): DemoProduct {
  const cells = line.split('|').map((cell) => cell.trim());
  const [id = '', name = '', price, packaging, diet, contains = ''] = cells;
  const [options = '', goesWith = '', stock, description = ''] = cells.slice(6);
  return {
    id,
    name,
    description,
    categoryId,
    imageUrl: `/pictures/${id}.svg`,
    translations: demoTranslations(id),
    price: Number(price),
    packagingCharge: packaging ? Number(packaging) : packagingCharge,
    diet: diet === 'non-veg' ? diet : 'veg',
    contains: allergensAmong(wordsOf(contains)),
    goesWith: wordsOf(goesWith),
    startingStock: Number(stock),
    customizationOptions: Object.fromEntries(wordsOf(options).map(sectionOf)),
  };
}

function wordsOf(cell: string): string[] {
  return cell.split(' ').filter(Boolean);
}

function sectionOf(name: string) {
  const section = DEMO_OPTIONS[name];
  if (!section) throw new Error(`The demo has no options '${name}'`);
  const [key = name] = name.split(':');
  return [key, section] as const;
}
