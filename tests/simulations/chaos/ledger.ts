import { type Selectable, sql } from 'kysely';
import { type Database, openDatabase } from '../../../server/platform/db/database';
import type { AuditLogTable, ShopTables } from '../../../server/platform/db/schema';

/** Everything the database holds about orders, stock, money at the counter and figures. */
export type Ledger = Awaited<ReturnType<typeof readLedger>>;

/** An audited change of a ticket's stage. */
export interface TicketChange {
  orderId: string;
  at: string;
  /** False when a delivery became ready at the counter. */
  hasNewStatus: boolean;
}

export interface DatabaseSettings {
  DATA_DIR: string;
  DATABASE_URL?: string;
}

/** Reads the whole ledger of a shop with these settings. Nothing may write meanwhile. */
export const readLedgerOf = (settings: DatabaseSettings): Promise<Ledger> =>
  readFrom(settings, readLedger);

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
export async function readLedger(db: Database) {
  type Row<Name extends keyof ShopTables> = Selectable<ShopTables[Name]>;
  const all = async <Name extends keyof ShopTables>(name: Name, ...order: string[]) => {
    const by = order.map((column) => sql.ref(column));
    const sorted = order.length > 0 ? sql`order by ${sql.join(by)}` : sql``;
    return (await sql<Row<Name>>`select * from ${sql.table(name)} ${sorted}`.execute(db)).rows;
  };
  const some = async <Name extends keyof ShopTables, Column extends keyof Row<Name> & string>(
    name: Name,
    ...columns: Column[]
  ) => {
    const named = sql.join(columns.map((column) => sql.ref(column)));
    type Part = Pick<Row<Name>, Column>;
    return (await sql<Part>`select ${named} from ${sql.table(name)}`.execute(db)).rows;
  };
  const counter = await db.selectFrom('order_event_counter').select('last').executeTakeFirst();
  const audited = await all('audit_log');
  const systemSteps = audited.filter(
    ({ subject_id, by_name }) => subject_id === 'shop-state' && by_name === 'system',
  );
  const stockChanges = audited.filter(({ area }) => area === 'inventory');
  return {
    orders: await all('orders', 'id'),
    items: await all('order_items', 'order_id'),
    priceAdjustments: await all('order_adjustments'),
    payments: await all('payments'),
    tips: await some('tips', 'order_id', 'amount_paise'),
    drawerEntries: await some('drawer_entries', 'id', 'amount_paise'),
    /** How many rounds guests asked for. */
    guestRounds: (await some('table_rounds', 'id')).length,
    orderChanges: await all('order_changes'),
    history: await all('order_history', 'order_id', 'sequence'),
    events: await all('order_events', 'id'),
    lastEvent: counter?.last ?? 0,
    keys: await some('idempotency_keys', 'key', 'order_id'),
    inventory: await some('inventory', 'id', 'product_id', 'current_stock'),
    /** Manual changes of the inventory. */
    changes: stockChanges.map(({ subject_id, from_values, to_values }) => ({
      ...{ subject_id, from_values, to_values },
    })),
    ticketChanges: audited.filter(({ area }) => area === 'orders').flatMap(ticketChange),
    /** What the guard did with the shop. */
    guardSteps: systemSteps.map(({ at, to_values }) => {
      const { pausedUntil } = JSON.parse(to_values ?? '{}');
      return { at, did: pausedUntil === null ? ('resume' as const) : ('pause' as const) };
    }),
    /** Messages to the owner that wait. */
    pendingMessages: (await some('owner_messages', 'id')).length,
    printJobs: await all('print_jobs'),
    printers: await some('printers', 'id', 'prints_new', 'last_event'),
    dailyFigures: await all('daily_figures'),
    hourlyFigures: await all('hourly_figures'),
    productFigures: await all('product_figures'),
  };
}

function ticketChange({ subject_id, at, to_values }: AuditLogTable): TicketChange[] {
  const to: object = JSON.parse(to_values ?? '{}');
  const hasNewStatus = 'status' in to;
  return hasNewStatus || 'readyAt' in to ? [{ orderId: subject_id, at, hasNewStatus }] : [];
}

/** Whether the guard has looked after the kitchen. */
export async function hasGuardLooked(settings: DatabaseSettings): Promise<boolean> {
  const read = (db: Database) => db.selectFrom('guard_state').select('id').executeTakeFirst();
  return (await readFrom(settings, read)) !== undefined;
}

/** Groups items by a key, such as their order or product. */
export function grouped<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const name = nameOf(item);
    groups.set(name, groups.get(name) ?? []);
    groups.get(name)?.push(item);
  }
  return groups;
}
