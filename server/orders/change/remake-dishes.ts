import type { RemadeDishes } from '../../../shared/contract/orders/order-changes-contract';
import { MOST_REMAKES } from '../../../shared/domain/menu/waste';
import { isRemakeable, MOST_CHANGES } from '../../../shared/domain/orders/order-change';
import { badInput, DomainError } from '../../../shared/domain/platform/refusals';
import { type SealWaste, wasteStock } from '../../menu/inventory/waste';
import type { StaffActor } from '../../platform/audit/audit-actor';
import { countRows } from '../../platform/db/count-rows';
import type { OrderItemsTable, OrdersTable } from '../../platform/db/schema';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { type ChangeDocument, sumsAfter } from '../order-changes';
import { lockOrder } from '../order-store';
import { appendChange } from './append-change';
import { changedLine } from './change-dishes';
import { writeChange } from './change-order';
import type { PriceChangeDeps } from './change-price';
import { openParts } from './open-order';

export interface RemakeDeps extends PriceChangeDeps {
  sealWaste: SealWaste;
}

interface Remake extends RemadeDishes {
  id: string;
  /** The order's `changeCount` that the page showed, so that a remake that is sent again is refused. */
  version: number;
  staff: StaffActor;
}

/**
 * The kitchen makes dishes of an order again at no charge: a change that leaves its lines and sums as they are, with a
 * ticket of its own (orders rule 26). Its customer is told nothing.
 * @throws DomainError `not_found`; `conflict` for another version; `order_cancelled`; `order_handed_over` a day after
 * the promised time; `order_full`; `bad_input` for units that were not ordered; `out_of_stock`.
 */
export function remakeDishes({ db, onOrderChange, ...seals }: RemakeDeps, remake: Remake) {
  const { id, version, staff, reason, note } = remake;
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.change_count !== version) throw new DomainError('conflict');
    await assertRemakeable(tx, order, staff.now);
    const open = await openParts(tx, order, staff);
    const items = remadeItems(open.items, remake.lines);
    const lines = items.map(changedLine);
    const document: ChangeDocument = {
      added: [],
      removed: [],
      discount: null,
      remade: { reason, lines },
      totalBefore: order.total_paise,
      lastLine: open.lastLine,
      after: sumsAfter(order, open.items, open.adjustments),
    };
    const { sequence, staff: actor } = open;
    await writeChange(tx, order, {
      set: { change_count: sequence },
      reason: remakeWords(items, reason),
      told: 'never',
      actor,
      onOrderChange,
      effect: async () => {
        await wasteStock(tx, seals.sealWaste, {
          lines: items.map((item) => ({
            id: `${id} ${sequence} ${item.line}`,
            productId: item.product_id,
            name: item.name,
            quantity: item.quantity,
            unitPaise: item.final_price_paise,
          })),
          // Staff's words may tell of the customer; the change keeps them for as long as the account.
          reason,
          note: '',
          orderId: id,
          actor,
        });
        await appendChange(tx, seals.sealChange, {
          ...open,
          kind: 'remake',
          reason: note,
          document,
        });
        const at = actor.now.toISOString();
        const rows = lines.map(({ line }) => ({ order_id: id, sequence, line, at, made_at: null }));
        await tx.insertInto('remade_lines').values(rows).execute();
      },
    });
  });
}

async function assertRemakeable(tx: Tx, order: OrdersTable, now: Date): Promise<void> {
  const { id, status, promised_until: promisedUntil, change_count: changes } = order;
  if (status === 'cancelled') throw new DomainError('order_cancelled');
  if (!isRemakeable({ status, promisedUntil }, now)) throw new DomainError('order_handed_over');
  const remakes = await countRows(
    tx.selectFrom('order_changes').where('order_id', '=', id).where('kind', '=', 'remake'),
  );
  if (remakes >= MOST_REMAKES || changes >= MOST_CHANGES) throw new DomainError('order_full');
}

/** @throws DomainError `bad_input` for more units of a line than it has. */
function remadeItems(items: readonly OrderItemsTable[], wanted: Remake['lines']) {
  return wanted.map(({ line, quantity }) => {
    const item = items.find((each) => each.line === line);
    if (!item || quantity > item.quantity) throw badInput('lines', 'The order has no such dish');
    return { ...item, quantity };
  });
}

/** For the audit log, which is stored in English. */
function remakeWords(items: readonly OrderItemsTable[], reason: Remake['reason']): string {
  const dishes = items.map(({ quantity, name }) => `${quantity}× ${name}`).join(', ');
  return `Made again: ${dishes} (${reason})`;
}
