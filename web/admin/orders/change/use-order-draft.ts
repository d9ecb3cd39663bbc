import { useState } from 'react';
import {
  type Cart,
  type CartLine,
  lineKey,
  mergeLine,
} from '../../../../shared/domain/orders/cart';
import { lineTotal } from '../../../../shared/domain/orders/pricing';
import { hasRunOut } from '../../../../shared/domain/orders/run-out';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import type { Order, OrderLine } from '../../../api/order-from-wire';
import { newId } from '../../../device/new-id';
import { useMutation } from '../../kit/query/use-mutation';

interface Draft {
  /** Units that are left of each line whose quantity was lowered. */
  left: ReadonlyMap<number, number>;
  /** Lowered lines whose dish has run out. */
  ranOut: ReadonlySet<number>;
  added: Cart;
  reason: string;
}

const EMPTY: Draft = { left: new Map(), ranOut: new Set(), added: [], reason: '' };

/** What staff are about to change of an order's dishes. */
export function useOrderDraft(order: Order) {
  const { orderChanges } = useApi();
  const { busy, failure, send, clearFailure } = useMutation();
  const [draft, setDraft] = useState(EMPTY);
  const [key, setKey] = useState(newId);
  const { left, ranOut, added, reason } = draft;
  const leftOf = ({ line, quantity }: OrderLine) => left.get(line) ?? quantity;
  const removed = order.items.filter((item) => leftOf(item) < item.quantity);

  function change(fields: Partial<Draft>): void {
    setDraft({ ...draft, ...fields });
    // Another change needs another key.
    setKey(newId());
    clearFailure();
  }

  return {
    added,
    reason,
    busy,
    failure: failure?.message,
    isShort: hasRunOut(failure?.code),
    isChanged: removed.length > 0 || added.length > 0,
    leftOf,
    isLowered: (item: OrderLine) => leftOf(item) < item.quantity,
    hasRunOut: ({ line }: OrderLine) => ranOut.has(line),
    /** Of the dishes alone, in paise. */
    dishes:
      order.items.reduce((sum, item) => sum + item.finalPrice * leftOf(item), 0) +
      added.reduce((sum, line) => sum + lineTotal(line), 0),
    add: (line: CartLine) => change({ added: mergeLine(added, line) }),
    setAdded(changed: CartLine, quantity: number) {
      const rest = added.map((line) =>
        lineKey(line) === lineKey(changed) ? { ...line, quantity } : line,
      );
      change({ added: rest.filter((line) => line.quantity > 0) });
    },
    setLeft: ({ line }: OrderLine, quantity: number) =>
      change({ left: new Map([...left, [line, quantity]]) }),
    setRanOut({ line }: OrderLine, isGone: boolean) {
      const others = [...ranOut].filter((each) => each !== line);
      change({ ranOut: new Set(isGone ? [...others, line] : others) });
    },
    setReason: (words: string) => change({ reason: words }),
    /** @returns whether the shop has made the change. */
    async save(sellAnyway = false): Promise<boolean> {
      const body = {
        version: order.changeCount ?? 0,
        reason: reason.trim(),
        sellAnyway,
        add: added.map(({ productId, quantity, customizations, note }) => ({
          productId,
          quantity,
          customizations: customizations.map(({ section, value }) => ({ section, value })),
          ...(note && { note }),
        })),
        remove: removed.map((item) => ({
          line: item.line,
          quantity: item.quantity - leftOf(item),
          hasRunOut: ranOut.has(item.line),
        })),
      };
      const headers = { 'idempotency-key': sellAnyway ? `${key} anyway` : key };
      const sent = await send(
        () => orderChanges.changeDishes({ params: { id: order.id }, headers, body }),
        m.changes_not_saved(),
      );
      return sent !== undefined;
    },
  };
}

export type OrderDraft = ReturnType<typeof useOrderDraft>;
