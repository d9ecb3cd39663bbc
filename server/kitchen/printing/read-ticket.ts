import type { Order } from '../../../shared/contract/orders/order-shape';
import type { PrintBlock } from '../../../shared/domain/kitchen/print-ticket';
import {
  remakeBlocks,
  testBlocks,
  ticketBlocks,
} from '../../../shared/domain/kitchen/print-ticket';
import type { ChosenOption } from '../../../shared/domain/menu/customizations';
import { WASTE_REASON_WORDS } from '../../../shared/domain/menu/waste';
import { customerWords } from '../../../shared/domain/orders/customer-words';
import { stationsIn } from '../../../shared/domain/orders/order-parts';
import { collectWords } from '../../../shared/domain/orders/pay-later';
import { momentWords } from '../../../shared/domain/orders/slot-words';
import { clockTime, kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import type { Language } from '../../../shared/domain/platform/languages';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import { shortDate } from '../../../shared/domain/platform/short-date';
import type { Station } from '../../../shared/domain/shop/stations';
import { readOrderedWords } from '../../menu/catalog/ordered-words';
import { listChanges, removedLines } from '../../orders/order-changes';
import { findOrder, findOrderRow, listTicketItems } from '../../orders/order-store';
import { orderToWire } from '../../orders/order-wire';
import { dueAtCounter } from '../../orders/promise/promise-order';
import type { Database } from '../../platform/db/database';
import type { OrderItemsTable, OrdersTable } from '../../platform/db/schema';
import { speakIn } from '../../platform/http/pages/page-language';
import { readKitchenSettings } from '../../shop/settings/kitchen-settings';
import { readRemakes } from '../board/read-remakes';
import { type JobRow, jobLabel } from './print-queue';
import { type PrinterRow, printedStation } from './printer-store';

/** '12 Apr, 1:05 pm'. */
const dateAndTime = (at: Date) => `${shortDate(kolkataTime(at).date)}, ${clockTime(at)}`;

/**
 * As the order is now, with what was paid meanwhile, in the kitchen's language.
 * @returns undefined when it has been deleted.
 */
export async function readTicket(
  db: Database,
  printer: PrinterRow,
  job: JobRow,
  now: Date,
): Promise<PrintBlock[] | undefined> {
  const { kitchenLanguage } = await readKitchenSettings(db);
  return speakIn(kitchenLanguage, async () => {
    if (job.order_id === null) return testBlocks(printer.name, dateAndTime(now));
    const station = await printedStation(db, printer);
    const asked = { printer, job, orderId: job.order_id, station, now };
    return job.what === 'remake' ? wordRemake(db, asked) : wordTicket(db, asked, kitchenLanguage);
  });
}

interface Asked {
  printer: PrinterRow;
  job: JobRow;
  orderId: string;
  /** Whose dishes the printer prints; undefined for all. */
  station: Station | undefined;
  now: Date;
}

async function wordTicket(db: Database, asked: Asked, language: Language) {
  const { job, orderId, station, now } = asked;
  const found = await findOrder(db, orderId);
  if (!found) return undefined;
  const told = await toldBy(db, asked, found.row);
  const stored = told.isOfTable
    ? { ...found, items: await listTicketItems(db, found.row.id) }
    : found;
  const order = orderToWire(stored, 'staff');
  const gone = removedLines((await listChanges(db, [stored.row])).filter(told.hasChange));
  const inKitchenWords = await readOrderedWords(
    db,
    [...order.items, ...gone].map(({ productId }) => productId),
    language,
  );
  const items = order.items.map(({ customizations, ...item }) =>
    inKitchenWords({ ...item, options: customizations }),
  );
  const due = dueAtCounter(stored.row);
  const part = partOf([...stored.items, ...gone], station);
  return ticketBlocks(
    {
      ...order,
      ...(await guestsNow(db, order, stored.items)),
      customerName: customerWords(order),
      toCollect: collectWords(order, rupeesToPaise(order.owedAmount)),
      label: jobLabel(job, stored.row.counter_number),
      area: order.deliveryAddressDetails?.area,
      instructions: order.specialInstructions,
      part,
      isRound: told.isRound,
      lines: items
        .map(({ name, quantity, options, note, isAdded }, index) => ({
          name,
          quantity,
          note,
          isAdded: isAdded && !told.isOfTable,
          station: stored.items[index]?.station,
          options: options.map(optionWords),
        }))
        .filter((_, index) => told.hasLine(stored.items[index]?.added_in ?? 0)),
      removed: gone.map(inKitchenWords).map(({ options, ...line }) => ({
        ...line,
        options: options.map(optionWords),
      })),
      placedAt: dateAndTime(new Date(order.createdAt)),
      ...(stored.row.taken_at && { takenAt: momentWords(stored.row.taken_at, now) }),
      // One for later may be printed the day before.
      dueAt: due ? (order.slotAt ? dateAndTime : clockTime)(due) : null,
      printedAt: dateAndTime(now),
    },
    printOf(job),
  );
}

/** Dishes of a bill that was merged are for the table of the other bill. */
async function guestsNow(
  db: Database,
  { cancelReason }: Order,
  [first]: readonly OrderItemsTable[],
) {
  const bill = cancelReason === 'merged' && first && (await findOrderRow(db, first.order_id));
  return bill ? { status: bill.status, tableName: bill.table_name ?? undefined } : {};
}

/** Undefined once all its dishes are made. */
async function wordRemake(db: Database, { job, orderId, station, now }: Asked) {
  const remakes = await readRemakes(db, now, orderId);
  const remake = remakes.find(({ sequence }) => sequence === job.change_count);
  if (!remake) return undefined;
  const lines = remake.lines.filter((line) => !station || line.station === station.number);
  return remakeBlocks(
    {
      id: remake.orderId,
      label: jobLabel(job, remake.number),
      tableName: remake.tableName,
      lines,
      station,
      reason: WASTE_REASON_WORDS[remake.reason](),
      note: remake.note,
      printedAt: dateAndTime(now),
    },
    printOf(job),
  );
}

/**
 * What a ticket that nobody asked for tells of a table's order: the dishes since the printer's last one (tables rule 4).
 * One that somebody asked for has all until then, because a printer of new orders tells of later ones by itself. Any
 * other ticket has all.
 */
async function toldBy(db: Database, { job, printer }: Asked, order: OrdersTable) {
  const until = job.change_count;
  const isOfTable = order.table_id !== null && job.auto_key !== null;
  if (!isOfTable) {
    const hasAll = order.table_id === null || printer.prints_new === 'never' || job.is_copy === 1;
    const hasLine = (change: number) => hasAll || change <= until;
    const hasChange = ({ sequence }: { sequence: number }) => hasLine(sequence);
    return { isOfTable, isRound: false, hasLine, hasChange };
  }
  const last = await db
    .selectFrom('print_jobs')
    .select('change_count')
    .where('printer_id', '=', job.printer_id)
    .where('order_id', '=', order.id)
    .where('auto_key', 'is not', null)
    .where('what', '=', 'ticket')
    .where('change_count', '<', until)
    .orderBy('change_count', 'desc')
    .executeTakeFirst();
  const isTold = (change: number) =>
    change <= until && (last === undefined || change > last.change_count);
  return {
    isOfTable,
    isRound: last !== undefined,
    hasLine: isTold,
    hasChange: ({ sequence }: { sequence: number }) => isTold(sequence),
  };
}

export function printOf(job: JobRow) {
  return { isCopy: job.is_copy === 1, isRetry: job.may_be_printed === 1 };
}

function optionWords({ sectionLabel, optionLabel }: ChosenOption) {
  return { section: sectionLabel, label: optionLabel };
}

/** Undefined for a ticket of all dishes, as one that was asked for without any of the station. */
function partOf(items: readonly Pick<OrderItemsTable, 'station'>[], station: Station | undefined) {
  const stations = stationsIn(items);
  const place = station ? stations.indexOf(station.number) + 1 : 0;
  return station && place > 0 ? { station, place, parts: stations.length } : undefined;
}
