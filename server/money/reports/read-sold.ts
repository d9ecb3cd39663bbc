import { sql } from 'kysely';
import type { Report } from '../../../shared/contract/money/reports-contract';
import type { Language } from '../../../shared/domain/platform/languages';
import { type Paise, paiseToRupees } from '../../../shared/domain/platform/money';
import type { ReportSpan } from '../../../shared/domain/platform/report-days';
import { storedNameIn } from '../../menu/stored-translations';
import type { Database } from '../../platform/db/database';
import { ordersSold } from './order-slices';

interface SoldDish {
  orders: number;
  units: number;
  sold: Paise;
}

interface CategorySums {
  name: string;
  localName: string;
  units: number;
  sold: Paise;
}

/** In paise, without cancelled orders; `adjusted` is what is left of the total. */
interface SoldSums {
  orders: number;
  dishes: Paise;
  packaging: Paise;
  delivery: Paise;
  total: Paise;
}

export function soldCounter(db: Database) {
  const sums: SoldSums = { orders: 0, dishes: 0, packaging: 0, delivery: 0, total: 0 };
  const dishes = new Map<string, SoldDish>();
  return {
    async add(slice: ReportSpan): Promise<void> {
      for (const { id, ...added } of await dishesOf(db, slice)) {
        const dish = dishes.get(id) ?? { orders: 0, units: 0, sold: 0 };
        dishes.set(id, sumOf(dish, added));
      }
      Object.assign(sums, sumOf(sums, await sumsOf(db, slice)));
    },
    read: async (language: Language) => ({
      sold: soldToWire(sums),
      ...(await withNames(db, dishes, language)),
    }),
  };
}

function dishesOf(db: Database, slice: ReportSpan) {
  return ordersSold(db, slice)
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .groupBy('product_id')
    .select(({ fn }) => [
      'product_id as id',
      fn.count<number>('orders.id').distinct().as('orders'),
      fn.sum<number>('quantity').as('units'),
      sql<number>`sum(quantity * final_price_paise)`.as('sold'),
    ])
    .execute();
}

async function sumsOf(db: Database, slice: ReportSpan): Promise<SoldSums> {
  return ordersSold(db, slice)
    .select(({ fn }) => {
      const sum = (column: `${'subtotal' | 'packaging' | 'delivery_fee' | 'total'}_paise`) =>
        fn.coalesce(fn.sum<number>(column), sql.lit(0));
      return [
        fn.countAll<number>().as('orders'),
        sum('subtotal_paise').as('dishes'),
        sum('packaging_paise').as('packaging'),
        sum('delivery_fee_paise').as('delivery'),
        sum('total_paise').as('total'),
      ];
    })
    .executeTakeFirstOrThrow();
}

function soldToWire({ orders, dishes, packaging, delivery, total }: SoldSums): Report['sold'] {
  return {
    orders,
    dishes: paiseToRupees(dishes),
    packaging: paiseToRupees(packaging),
    delivery: paiseToRupees(delivery),
    adjustments: paiseToRupees(total - dishes - packaging - delivery),
    total: paiseToRupees(total),
  };
}

/** Deleted products and categories keep their rows, and so their names. */
async function withNames(
  db: Database,
  sold: ReadonlyMap<string, SoldDish>,
  language: Language,
): Promise<Pick<Report, 'dishes' | 'categories'>> {
  const products = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'category_id')
    .select(['products.id', 'products.name', 'products.translations'])
    .select(['categories.id as categoryId', 'categories.name as category'])
    .select('categories.translations as categoryTranslations')
    .execute();
  const known = products.flatMap(({ translations, categoryTranslations, ...product }) => {
    const dish = sold.get(product.id);
    if (!dish) return [];
    const { name, category } = product;
    const localName = storedNameIn({ name, translations }, language);
    const categoryWords = { name: category, translations: categoryTranslations };
    return { ...product, localName, localCategory: storedNameIn(categoryWords, language), ...dish };
  });
  const categories = new Map<string, CategorySums>();
  for (const { categoryId, category, localCategory, units, sold: amount } of known) {
    const names = { name: category, localName: localCategory };
    const sums = categories.get(categoryId) ?? { ...names, units: 0, sold: 0 };
    categories.set(categoryId, {
      ...sums,
      units: sums.units + units,
      sold: sums.sold + amount,
    });
  }
  return {
    dishes: bestFirst(known).map(({ categoryId, ...dish }) => inRupees(dish)),
    categories: bestFirst([...categories].map(([id, sums]) => ({ id, ...sums }))).map(inRupees),
  };
}

function bestFirst<Row extends { id: string; sold: Paise }>(rows: Row[]): Row[] {
  return rows.sort((a, b) => b.sold - a.sold || (a.id < b.id ? -1 : 1));
}

function inRupees<Row extends { sold: Paise }>(row: Row): Row {
  return { ...row, sold: paiseToRupees(row.sold) };
}

function sumOf<Sums extends object>(sums: Sums, added: NoInfer<Sums>): Sums {
  const both = Object.entries(sums).map(([name, value]) => [
    name,
    value + (added as Record<string, number>)[name],
  ]);
  return Object.fromEntries(both);
}
