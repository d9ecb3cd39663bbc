import type { AskedRound, GuestRound } from '../../../shared/contract/orders/tables-contract';
import {
  MOST_UNSEEN_ROUND,
  MOST_WAITING,
  ROUNDS_OF_NETWORK,
  waitsForStaff,
} from '../../../shared/domain/orders/dining-tables';
import { lineTotal } from '../../../shared/domain/orders/pricing';
import { SOURCE_LANGUAGE } from '../../../shared/domain/platform/languages';
import { paiseToRupees, rupeesToPaise } from '../../../shared/domain/platform/money';
import { DomainError, type RefusalCode } from '../../../shared/domain/platform/refusals';
import { openingOf, soldOutOptions } from '../../../shared/domain/shop/shop-state';
import { m } from '../../../shared/messages/compiled/messages';
import { findAdmin } from '../../people/staff/admin-store';
import { acquireAdvisoryLock } from '../../platform/db/advisory-lock';
import type { Database } from '../../platform/db/database';
import type { OrdersTable, TableRoundsTable } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { widestNetwork } from '../../platform/limits/client-network';
import type { Signer } from '../../platform/signing/signer';
import { readSettings } from '../../shop/settings/settings-store';
import { readSettingsAndState } from '../../shop/settings/shop-state-store';
import { guestAccessToken } from '../follow/read-order';
import { claimKey, type KeySends } from '../place/idempotency-store';
import { type OrderLine, priceLines } from '../place/price-lines';
import { addRoundIn, type RoundDeps } from './add-round';
import { countRounds, countWaiting, findRound, insertRound, knownNetworks } from './round-store';
import { findTab, findTableByCode, lockTable, type TableRow } from './table-store';

/** Staff read the name, and not only the guest whose page asks. */
const IN_ENGLISH = { locale: SOURCE_LANGUAGE };

interface AskDeps extends RoundDeps {
  newId: () => string;
  signer: Signer;
}

/** @throws DomainError `not_found` for a code that no table has, and while guests' codes are off. */
export async function readTableOfCode(db: Database, code: string): Promise<TableRow> {
  const { tableService, tableCodes } = await readSettings(db);
  const table = tableService && tableCodes ? await findTableByCode(db, code) : undefined;
  if (!table) throw new DomainError('not_found');
  return table;
}

interface Asking {
  code: string;
  key: string | undefined;
  sends: KeySends;
  clientIp: string;
  body: GuestRound;
}

/**
 * What guests at a table ask for, which waits for staff and holds no stock, once for each key (tables rule 5). Of a phone
 * that staff know it joins the open bill at once (tables rule 8), unless only staff can decide what keeps it from that.
 * @returns its id.
 * @throws DomainError `not_found` as above; `store_closed`; `total_changed`; `table_rounds_waiting` above the limits of
 * one network at one table, or of all; those of `priceLines`, and of `addRound` if it joins at once.
 */
export async function askRound(deps: AskDeps, asking: Asking): Promise<string> {
  try {
    return await ask(deps, asking, true);
  } catch (error) {
    if (!(error instanceof DomainError) || !FOR_STAFF.has(error.code)) throw error;
    return ask(deps, asking, false);
  }
}

/** About the bill that a known phone's round would join: not for its guests to read. */
const FOR_STAFF: ReadonlySet<RefusalCode> = new Set([
  'conflict',
  'discount_above_cap',
  'order_billed',
  'order_full',
]);

/** @param mayJoin whether it joins at once if staff know the phone. */
function ask(
  deps: AskDeps,
  { code, key, sends, clientIp, body }: Asking,
  mayJoin: boolean,
): Promise<string> {
  const { db, clock, newId } = deps;
  const client_key = deps.signer.sign('limited-client', widestNetwork(clientIp));
  return inTransaction(db, async (tx) => {
    const now = clock();
    const id = newId();
    if (key !== undefined) {
      const claim = { caller: `table:${code}`, key, ...sends, body, orderId: id, now };
      const earlier = await claimKey(tx, claim);
      if (earlier !== undefined) return earlier;
    }
    const { id: table_id } = await readTableOfCode(tx, code);
    const table = await lockTable(tx, table_id);
    const tab = await findTab(tx, table_id);
    await checkLimits(tx, { table_id, client_key }, tab, now);
    const lines = await priceRound(tx, body, now);
    const total = totalOf(lines);
    const knownBy =
      mayJoin && tab && (await readKnownBy(tx, deps.signer, body.earlier, { table_id, tab }));
    const row: TableRoundsTable = {
      id,
      table_id,
      client_key,
      state: 'waiting',
      order_id: null,
      decided_at: null,
      items: JSON.stringify(lines.map(asStored)),
      total_paise: total,
      created_at: now.toISOString(),
      known_by: null,
    };
    if (!tab || !knownBy || total > MOST_UNSEEN_ROUND) {
      await insertRound(tx, row);
      return id;
    }
    const guests = {
      adminId: knownBy,
      name: m.tables_guests_of({ table: table.name }, IN_ENGLISH),
    };
    const staff = { ...guests, role: 'staff' as const, now, newId: deps.newId };
    const { items } = body;
    await addRoundIn(tx, deps, { table, tab, orderId: tab.id, staff, items, sellAnyway: false });
    const joined = { state: 'accepted', order_id: tab.id, decided_at: row.created_at } as const;
    await insertRound(tx, { ...row, ...joined, known_by: knownBy });
    return id;
  });
}

/** @throws DomainError `table_rounds_waiting` (tables rule 6). */
async function checkLimits(
  tx: Tx,
  asking: Pick<TableRoundsTable, 'table_id' | 'client_key'>,
  tab: OrdersTable | undefined,
  now: Date,
): Promise<void> {
  const counted = await countRounds(tx, asking, now);
  const { waiting, anHour } = ROUNDS_OF_NETWORK;
  if (counted.waiting >= waiting || counted.inHour >= anHour) {
    throw new DomainError('table_rounds_waiting');
  }
  const known = await knownNetworks(tx, tab ? [tab] : []);
  if (known.get(asking.table_id)?.has(asking.client_key)) return;
  // The guests of another table, whose lock this transaction has not, are counted, too.
  await acquireAdvisoryLock(tx, 'rounds of guests');
  const all = await countWaiting(tx, asking.table_id, now);
  if (all.atTable >= MOST_WAITING.atTable || all.inCafe >= MOST_WAITING.inCafe) {
    throw new DomainError('table_rounds_waiting');
  }
}

/**
 * Who of the staff knows the phone, as its earlier round says: only while that one's bill is this table's open one, and
 * they are of the staff.
 */
async function readKnownBy(
  tx: Tx,
  signer: Signer,
  earlier: GuestRound['earlier'],
  { table_id, tab }: { table_id: string; tab: OrdersTable },
): Promise<string | null> {
  if (!earlier || !signer.isSigned('table-round', earlier.id, earlier.roundToken)) return null;
  const round = await findRound(tx, earlier.id);
  if (round?.table_id !== table_id || round.order_id !== tab.id || !round.known_by) return null;
  return (await findAdmin(tx, round.known_by)) ? round.known_by : null;
}

async function priceRound(tx: Tx, { items, expectedTotal }: GuestRound, now: Date) {
  const { settings, state } = await readSettingsAndState(tx);
  const { closing } = openingOf(settings, state, now);
  if (closing !== null) throw new DomainError('store_closed', closing);
  const lines = await priceLines(tx, items, {
    now,
    soldOutIds: new Set(soldOutOptions(state, now).keys()),
    takenBy: { isForHere: true, sellAnyway: false },
  });
  const total = totalOf(lines);
  if (expectedTotal !== undefined && rupeesToPaise(expectedTotal) !== total) {
    throw new DomainError('total_changed', { totalAmount: paiseToRupees(total) });
  }
  return lines;
}

const totalOf = (lines: readonly OrderLine[]) =>
  lines.reduce((sum, line) => sum + lineTotal(line), 0);

function asStored({ productId, quantity, customizations, note, name }: OrderLine) {
  return {
    productId,
    quantity,
    name,
    customizations: customizations.map(({ section, value }) => ({ section, value })),
    options: customizations.map(({ optionLabel }) => optionLabel),
    ...(note && { note }),
  };
}

/** @param roundToken made when it was asked for. @throws DomainError `not_found` for any other round. */
export async function readRound(
  { db, clock, signer }: Pick<AskDeps, 'db' | 'clock' | 'signer'>,
  id: string,
  roundToken: string,
): Promise<AskedRound> {
  const round = signer.isSigned('table-round', id, roundToken)
    ? await findRound(db, id)
    : undefined;
  if (!round) throw new DomainError('not_found');
  const { state, order_id: orderId, tableName } = round;
  const isWaiting = waitsForStaff(state, round.created_at, clock());
  return {
    id,
    tableName,
    state: state === 'waiting' && !isWaiting ? 'unanswered' : state,
    totalAmount: paiseToRupees(round.total_paise),
    ...(orderId !== null && {
      order: { id: orderId, accessToken: guestAccessToken(signer, orderId) },
    }),
  };
}
