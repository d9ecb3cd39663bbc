import { isDeepStrictEqual } from 'node:util';
import type { ProvedSum, SumCode } from '../../../shared/domain/money/proved-sums';
import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import { countRows } from '../../platform/db/count-rows';
import type { Database } from '../../platform/db/database';
import { isPostgres } from '../../platform/db/is-postgres';
import type { BillsTable, BillTaxesTable } from '../../platform/db/schema';
import { signerOf } from '../../platform/signing/database-signer';
import { billDocument, documentTaxes } from '../bills/bill-document';
import { numberOf, taxOf } from '../bills/bill-store';
import { type Chain, HEAD, headText, sealedText } from '../seals/seal-row';
import { billContent, creditContent, wasteContent } from '../seals/sealed-content';
import { readOrderChanges } from './prove-changes';
import { type Contents, readDays, readNotes, readTaxes } from './sealed-contents';

const BATCH = 500;

interface SealedRows {
  sum: SumCode;
  chain: Chain;
  /** The rows of at most `BATCH` keys, by key. */
  read: (db: Database, keys: readonly string[]) => Promise<Contents>;
  /** How many seals there should be. */
  count: (db: Database) => Promise<number>;
}

/** One snapshot, so that a bill that is made meanwhile is no difference. @param most places that are named. */
export async function proveSeals(db: Database, most: number): Promise<ProvedSum[]> {
  const work = async (snapshot: Database) => {
    const wrongTaxes: string[] = [];
    const wrongChanges: string[] = [];
    const proved: ProvedSum[] = [];
    for (const rows of sealedRows(wrongTaxes, wrongChanges)) {
      const found = await findUnsealed(snapshot, rows, most);
      proved.push({ sum: rows.sum, found: found.slice(0, most) });
    }
    return [
      { sum: 'bill-taxes' as const, found: wrongTaxes.slice(0, most) },
      { sum: 'order-changes' as const, found: wrongChanges.slice(0, most) },
      ...proved,
    ];
  };
  if (!isPostgres(db)) return db.transaction().execute(work);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(work);
}

async function findUnsealed(
  db: Database,
  { chain, read, count }: SealedRows,
  most: number,
): Promise<string[]> {
  const signer = signerOf(db);
  const found: string[] = [];
  let [last, before, sealed] = [HEAD, '', 0];
  for (;;) {
    const seals = await db
      .selectFrom('seals')
      .selectAll()
      .where('chain', '=', chain)
      .where('position', '>', last)
      .orderBy('position')
      .limit(BATCH)
      .execute();
    if (seals.length === 0) break;
    const contents = await read(
      db,
      seals.map((seal) => seal.sealed),
    );
    for (const { position, sealed: key, mac } of seals) {
      const text = sealedText({ chain, position, key, content: contents.get(key), before });
      const isNext = position === last + 1 && contents.has(key);
      if (!(isNext && signer.isSigned('seal', text, mac))) found.push(key);
      [last, before, sealed] = [position, mac, sealed + 1];
    }
    // The rest would name no more.
    if (found.length >= most) return found;
  }
  const head = await db
    .selectFrom('seals')
    .selectAll()
    .where('chain', '=', chain)
    .where('position', '=', HEAD)
    .executeTakeFirst();
  const isHeadRight = head
    ? head.sealed === String(last) &&
      signer.isSigned('seal', headText(chain, last, before), head.mac)
    : last === HEAD;
  if (!isHeadRight) found.push('the newest');
  if ((await count(db)) !== sealed) found.push('one without its seal');
  return found;
}

/** The tables whose rows are in the chain of the days. */
const DAY_TABLES = [
  'closed_days',
  'reopened_days',
  'drawer_entries',
  'drawer_counts',
  'tips',
] as const;

/**
 * @param wrongTaxes gets the orders whose bill does not follow from its lines.
 * @param wrongChanges gets those whose lines or sums differ from what their last change left.
 */
export function sealedRows(wrongTaxes: string[] = [], wrongChanges: string[] = []): SealedRows[] {
  return [
    {
      sum: 'sealed-bills',
      chain: 'bills',
      read: async (db, keys) => {
        const bills = await db
          .selectFrom('bills')
          .selectAll()
          .where('order_id', 'in', keys)
          .execute();
        const taxes = await readTaxes(db, bills.map(numberOf));
        return new Map(
          bills.map((bill) => {
            const own = taxes.get(numberOf(bill)) ?? [];
            if (!followsFromLines(bill, own)) wrongTaxes.push(bill.order_id);
            return [bill.order_id, billContent(bill, own)];
          }),
        );
      },
      count: (db) => countRows(db.selectFrom('bills')),
    },
    {
      sum: 'sealed-credit-notes',
      chain: 'credit-notes',
      read: readNotes,
      count: async (db) => {
        const { cancelled } = await db
          .selectFrom('credit_notes')
          .select(({ fn }) => fn.count<number | string>('cancelled_at').as('cancelled'))
          .executeTakeFirstOrThrow();
        return (await countRows(db.selectFrom('credit_notes'))) + Number(cancelled);
      },
    },
    {
      sum: 'sealed-order-changes',
      chain: 'order-changes',
      read: (db, keys) => readOrderChanges(db, keys, wrongChanges),
      count: (db) => countRows(db.selectFrom('order_changes')),
    },
    {
      sum: 'sealed-waste',
      chain: 'waste',
      read: async (db, keys) => {
        const rows = await db.selectFrom('waste').selectAll().where('id', 'in', keys).execute();
        return new Map(rows.map((row) => [row.id, wasteContent(row)]));
      },
      count: (db) => countRows(db.selectFrom('waste')),
    },
    {
      sum: 'sealed-bank-credits',
      chain: 'bank-credits',
      read: async (db, keys) => {
        const rows = await db
          .selectFrom('bank_credits')
          .selectAll()
          .where('id', 'in', keys)
          .execute();
        return new Map(rows.map((row) => [row.id, creditContent(row)]));
      },
      count: async (db) => {
        const { used } = await db
          .selectFrom('payments')
          .where('method', '=', 'bank')
          .select(({ fn }) => fn.count<number | string>('credit_id').distinct().as('used'))
          .executeTakeFirstOrThrow();
        return Number(used);
      },
    },
    {
      sum: 'sealed-days',
      chain: 'closed-days',
      read: readDays,
      count: async (db) => {
        let rows = 0;
        // One after the other: a transaction has one connection.
        for (const table of DAY_TABLES) rows += await countRows(db.selectFrom(table));
        return rows;
      },
    },
  ];
}

/** The taxes are recomputed from the lines and rates, and the day from the time. */
function followsFromLines(bill: BillsTable, taxes: readonly BillTaxesTable[]): boolean {
  const { date } = kolkataTime(new Date(bill.made_at));
  return (
    taxes.every(({ business_date }) => business_date === date) &&
    isDeepStrictEqual(taxes.map(taxOf), recomputed(bill))
  );
}

/** Undefined for a document that cannot be read. */
function recomputed({ document }: BillsTable) {
  try {
    return documentTaxes(billDocument.parse(JSON.parse(document)));
  } catch {
    return undefined;
  }
}
