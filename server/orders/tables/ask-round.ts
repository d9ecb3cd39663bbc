import type { AskedRound, GuestRound } from '../../../shared/contract/orders/tables-contract';
import { ROUNDS_OF_NETWORK, waitsForStaff } from '../../../shared/domain/orders/dining-tables';
import { lineTotal } from '../../../shared/domain/orders/pricing';
import { paiseToRupees, rupeesToPaise } from '../../../shared/domain/platform/money';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { openingOf, soldOutOptions } from '../../../shared/domain/shop/shop-state';
import type { Database } from '../../platform/db/database';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { widestNetwork } from '../../platform/limits/client-network';
import type { Signer } from '../../platform/signing/signer';
import { readSettings } from '../../shop/settings/settings-store';
import { readSettingsAndState } from '../../shop/settings/shop-state-store';
import { guestAccessToken } from '../follow/read-order';
import { claimKey, type KeySends } from '../place/idempotency-store';
import { type OrderLine, priceLines } from '../place/price-lines';
import { countRounds, findRound, insertRound } from './round-store';
import { findTableByCode, type TableRow } from './table-store';

interface AskDeps {
  db: Database;
  clock: () => Date;
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
 * What guests at a table ask for, which waits for staff and holds no stock, once for each key (tables rule 5).
 * @returns its id.
 * @throws DomainError `not_found` as above; `store_closed`; `total_changed`; `table_rounds_waiting` above the limits of
 * one network at one table; and those of `priceLines`.
 */
export function askRound(
  { db, clock, newId, signer }: AskDeps,
  { code, key, sends, clientIp, body }: Asking,
): Promise<string> {
  const client_key = signer.sign('limited-client', widestNetwork(clientIp));
  return inTransaction(db, async (tx) => {
    const now = clock();
    const id = newId();
    if (key !== undefined) {
      const claim = { caller: `table:${code}`, key, ...sends, body, orderId: id, now };
      const earlier = await claimKey(tx, claim);
      if (earlier !== undefined) return earlier;
    }
    const { id: table_id } = await readTableOfCode(tx, code);
    const counted = await countRounds(tx, { table_id, client_key }, now);
    const { waiting, anHour } = ROUNDS_OF_NETWORK;
    if (counted.waiting >= waiting || counted.inHour >= anHour) {
      throw new DomainError('table_rounds_waiting');
    }
    const lines = await priceRound(tx, body, now);
    await insertRound(tx, {
      ...{ id, table_id, client_key, state: 'waiting', order_id: null, decided_at: null },
      items: JSON.stringify(lines.map(asStored)),
      total_paise: totalOf(lines),
      created_at: now.toISOString(),
    });
    return id;
  });
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
    ...{ productId, quantity, name },
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
