import { BOARD_HOURS, type Remake } from '../../../shared/contract/kitchen/kitchen-contract';
import { HOUR_MS, isoBefore } from '../../../shared/domain/platform/durations';
import { readOrderedWords } from '../../menu/catalog/ordered-words';
import { listOpenRemakes } from '../../orders/remakes';
import type { Database } from '../../platform/db/database';
import { readKitchenSettings } from '../../shop/settings/kitchen-settings';

/** The board's tickets of dishes that are made again, of one order only if it is given. */
export async function readRemakes(db: Database, now: Date, orderId?: string): Promise<Remake[]> {
  const since = isoBefore(now, BOARD_HOURS * HOUR_MS);
  const remakes = await listOpenRemakes(db, { since, ...(orderId !== undefined && { orderId }) });
  if (remakes.length === 0) return [];
  const { kitchenLanguage } = await readKitchenSettings(db);
  const ids = remakes.flatMap(({ lines }) => lines.map(({ productId }) => productId));
  const inKitchenWords = await readOrderedWords(db, ids, kitchenLanguage);
  return remakes.map(({ change, bill, reason, lines }) => ({
    orderId: change.order_id,
    sequence: change.sequence,
    number: bill.counter_number,
    ...(bill.table_name !== null && { tableName: bill.table_name }),
    reason,
    note: change.reason,
    by: change.by_name,
    at: change.at,
    lines: lines.map(inKitchenWords).map(({ line, productId, name, quantity, ...dish }) => ({
      line,
      productId,
      name,
      quantity,
      ...(dish.station !== null && { station: dish.station }),
      options: dish.options.map(({ sectionLabel, optionLabel }) => ({
        section: sectionLabel,
        label: optionLabel,
      })),
      ...(dish.note !== '' && { note: dish.note }),
    })),
  }));
}
