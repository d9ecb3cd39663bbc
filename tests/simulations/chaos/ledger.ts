import type { Selectable } from 'kysely';
import { type Database, openDatabase } from '../../../server/platform/db/database';
import type {
  AuditLogTable,
  DailyFiguresTable,
  HourlyFiguresTable,
  IdempotencyKeysTable,
  InventoryTable,
  OrderAdjustmentsTable,
  OrderChangesTable,
  OrderEventsTable,
  OrderHistoryTable,
  OrderItemsTable,
  OrdersTable,
  PaymentsTable,
  PrintersTable,
  PrintJobsTable,
  ProductFiguresTable,
} from '../../../server/platform/db/schema';

type Change = Pick<AuditLogTable, 'subject_id' | 'from_values' | 'to_values'>;

/** An audited change of a ticket's stage. */
export interface TicketChange {
  orderId: string;
  at: string;
  /** False when a delivery became ready at the counter. */
  hasNewStatus: boolean;
}

/** What the guard did with the shop. */
export interface GuardStep {
  at: string;
  did: 'pause' | 'resume';
}

/** Everything the database holds about orders, stock and figures. */
export interface Ledger {
  orders: readonly OrdersTable[];
  items: readonly OrderItemsTable[];
  priceAdjustments: readonly OrderAdjustmentsTable[];
  payments: readonly PaymentsTable[];
  orderChanges: readonly OrderChangesTable[];
  /** By order and sequence. */
  history: readonly OrderHistoryTable[];
  /** By number. */
  events: readonly OrderEventsTable[];
  lastEvent: number;
  keys: readonly Pick<IdempotencyKeysTable, 'key' | 'order_id'>[];
  inventory: readonly Pick<InventoryTable, 'id' | 'product_id' | 'current_stock'>[];
  /** Manual changes of the inventory. */
  changes: readonly Change[];
  ticketChanges: readonly TicketChange[];
  guardSteps: readonly GuardStep[];
  /** Messages to the owner that wait. */
  pendingMessages: number;
  printJobs: readonly Selectable<PrintJobsTable>[];
  printers: readonly Pick<PrintersTable, 'id' | 'prints_new' | 'last_event'>[];
  dailyFigures: readonly DailyFiguresTable[];
  hourlyFigures: readonly HourlyFiguresTable[];
  productFigures: readonly ProductFiguresTable[];
}

/** Reads the whole ledger of a shop with these settings. Nothing may write meanwhile. */
export const readLedgerOf = (settings: DatabaseSettings): Promise<Ledger> =>
  readFrom(settings, readLedger);

export interface DatabaseSettings {
  DATA_DIR: string;
  DATABASE_URL?: string;
}

/** Opens the database of a shop with these settings, for one reader. */
export async function readFrom<Result>(
  settings: DatabaseSettings,
  read: (db: Database) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase({
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    poolSize: 1,
    onConnectionError: (error) => console.error(error),
  });
  try {
    return await read(database.db);
  } finally {
    await database.close();
  }
}

/** Reads the whole ledger. Nothing may write meanwhile. */
export async function readLedger(db: Database): Promise<Ledger> {
  const counter = await db.selectFrom('order_event_counter').select('last').executeTakeFirst();
  return {
    orders: await db.selectFrom('orders').selectAll().orderBy('id').execute(),
    items: await db.selectFrom('order_items').selectAll().orderBy('order_id').execute(),
    priceAdjustments: await db.selectFrom('order_adjustments').selectAll().execute(),
    payments: await db.selectFrom('payments').selectAll().execute(),
    orderChanges: await db.selectFrom('order_changes').selectAll().execute(),
    history: await db
      .selectFrom('order_history')
      .selectAll()
      .orderBy('order_id')
      .orderBy('sequence')
      .execute(),
    events: await db.selectFrom('order_events').selectAll().orderBy('id').execute(),
    lastEvent: counter?.last ?? 0,
    keys: await db.selectFrom('idempotency_keys').select(['key', 'order_id']).execute(),
    inventory: await db
      .selectFrom('inventory')
      .select(['id', 'product_id', 'current_stock'])
      .execute(),
    changes: await db
      .selectFrom('audit_log')
      .select(['subject_id', 'from_values', 'to_values'])
      .where('area', '=', 'inventory')
      .execute(),
    ticketChanges: await readTicketChanges(db),
    ...(await readKitchen(db)),
    dailyFigures: await db.selectFrom('daily_figures').selectAll().execute(),
    hourlyFigures: await db.selectFrom('hourly_figures').selectAll().execute(),
    productFigures: await db.selectFrom('product_figures').selectAll().execute(),
  };
}

async function readTicketChanges(db: Database): Promise<TicketChange[]> {
  const entries = await db
    .selectFrom('audit_log')
    .select(['subject_id', 'at', 'to_values'])
    .where('area', '=', 'orders')
    .execute();
  return entries.flatMap(({ subject_id, at, to_values }) => {
    const to: object = JSON.parse(to_values ?? '{}');
    const hasNewStatus = 'status' in to;
    return hasNewStatus || 'readyAt' in to ? [{ orderId: subject_id, at, hasNewStatus }] : [];
  });
}

async function readKitchen(db: Database) {
  const steps = await db
    .selectFrom('audit_log')
    .select(['at', 'to_values'])
    .where('subject_id', '=', 'shop-state')
    .where('by_name', '=', 'system')
    .execute();
  const { waiting } = await db
    .selectFrom('owner_messages')
    .select(({ fn }) => fn.countAll().as('waiting'))
    .executeTakeFirstOrThrow();
  return {
    guardSteps: steps.map(({ at, to_values }): GuardStep => {
      const { pausedUntil } = JSON.parse(to_values ?? '{}');
      return { at, did: pausedUntil === null ? 'resume' : 'pause' };
    }),
    pendingMessages: Number(waiting),
    printJobs: await db.selectFrom('print_jobs').selectAll().execute(),
    printers: await db.selectFrom('printers').select(['id', 'prints_new', 'last_event']).execute(),
  };
}

/** Whether the guard has looked after the kitchen. */
export async function hasGuardLooked(settings: DatabaseSettings): Promise<boolean> {
  return readFrom(settings, async (db) => {
    const row = await db.selectFrom('guard_state').select('id').executeTakeFirst();
    return row !== undefined;
  });
}

/** Groups items by a key, such as their order or product. */
export function grouped<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(nameOf(item));
    if (group) group.push(item);
    else groups.set(nameOf(item), [item]);
  }
  return groups;
}
