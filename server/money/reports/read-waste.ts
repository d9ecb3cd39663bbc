import { sql } from 'kysely';
import type { Report } from '../../../shared/contract/money/reports-contract';
import { WASTE_REASONS, type WasteReason } from '../../../shared/domain/menu/waste';
import type { Language } from '../../../shared/domain/platform/languages';
import { paiseToRupees } from '../../../shared/domain/platform/money';
import type { ReportSpan } from '../../../shared/domain/platform/report-days';
import { storedNameIn } from '../../menu/stored-translations';
import type { Database } from '../../platform/db/database';

/** By the dishes' names now; deleted ones keep their rows. */
export async function readWaste(
  db: Database,
  { from, to }: ReportSpan,
  language: Language,
): Promise<Report['waste']> {
  const rows = await db
    .selectFrom('waste')
    .innerJoin('products', 'products.id', 'waste.product_id')
    .where('waste.business_date', '>=', from)
    .where('waste.business_date', '<=', to)
    .groupBy(['products.id', 'products.name', 'products.translations', 'waste.reason'])
    .select(({ fn }) => [
      'products.id',
      'products.name',
      'products.translations',
      'waste.reason',
      fn.sum<number>('quantity').as('units'),
      sql<number>`sum(case when order_id is null then 0 else quantity end)`.as('remade'),
      sql<number>`sum(quantity * unit_paise)`.as('value'),
    ])
    .execute();
  const dishes = new Map<
    string,
    { name: string; localName: string; remade: number; value: number }
  >();
  const units = new Map<string, Map<WasteReason, number>>();
  for (const row of rows) {
    const localName = storedNameIn(row, language);
    const dish = dishes.get(row.id) ?? { name: row.name, localName, remade: 0, value: 0 };
    const value = dish.value + Number(row.value);
    dishes.set(row.id, { ...dish, remade: dish.remade + Number(row.remade), value });
    const reasons = units.get(row.id) ?? new Map<WasteReason, number>();
    units.set(row.id, reasons.set(row.reason, Number(row.units)));
  }
  return [...dishes]
    .sort(([a, one], [b, other]) => other.value - one.value || (a < b ? -1 : 1))
    .map(([id, { remade, value, ...names }]) => {
      const ofDish = units.get(id);
      const reasons = WASTE_REASONS.flatMap((reason) => {
        const count = ofDish?.get(reason);
        return count === undefined ? [] : [{ reason, units: count }];
      });
      const all = reasons.reduce((sum, each) => sum + each.units, 0);
      return { id, ...names, thrown: all - remade, remade, value: paiseToRupees(value), reasons };
    });
}
