import { useState } from 'react';
import type { Order as WireOrder } from '../../../../shared/contract/orders/order-shape';
import {
  type Cart,
  type CartLine,
  lineKey,
  mergeLine,
} from '../../../../shared/domain/orders/cart';
import { cartTotals } from '../../../../shared/domain/orders/pricing';
import { paiseToRupees } from '../../../../shared/domain/platform/money';
import { cleanPhone, phoneProblem } from '../../../../shared/domain/platform/phone';
import { useApi } from '../../../api/api-provider';
import { type Order, orderFromWire } from '../../../api/order-from-wire';
import { newId } from '../../../device/new-id';
import { UNSPECIFIC, useMutation } from '../../kit/query/use-mutation';

export const SERVICES = { away: 'Take away', here: 'For here', phone: 'Phone' } as const;
export type Service = keyof typeof SERVICES;

interface Draft {
  lines: Cart;
  service: Service;
  name: string;
  phone: string;
  note: string;
}

const EMPTY: Draft = { lines: [], service: 'away', name: '', phone: '', note: '' };
const NO_FEE = { deliveryFee: 0, reducedDeliveryFee: 0, reducedDeliveryFeeFrom: 0 };

/** The order that staff are taking, until the shop has it. */
export function useCounterOrder() {
  const { orders } = useApi();
  const { busy, failure, send, clearFailure } = useMutation();
  const [draft, setDraft] = useState(EMPTY);
  const [key, setKey] = useState(newId);
  const { lines, service, name, phone, note } = draft;
  const isForHere = service === 'here';
  const priced = isForHere ? lines.map((line) => ({ ...line, packagingCharge: 0 })) : lines;
  const totals = cartTotals(priced, 'pickup', NO_FEE);
  const number = cleanPhone(phone);
  const problem = phone.trim() === '' ? undefined : phoneProblem(number);

  /** Another order needs another key. */
  function change(next: Draft): void {
    setDraft(next);
    setKey(newId());
    clearFailure();
  }

  return {
    ...draft,
    totals,
    busy,
    failure: failure?.message,
    isShort: failure?.code === 'out_of_stock',
    /** Whether the shop may have the order although no reply came. Only the same order may be sent then. */
    isUnsure: failure !== undefined && UNSPECIFIC.has(failure.code),
    phoneProblem: problem,
    add: (line: CartLine) => change({ ...draft, lines: mergeLine(lines, line) }),
    setQuantity(changed: CartLine, quantity: number) {
      const rest = lines.map((line) =>
        lineKey(line) === lineKey(changed) ? { ...line, quantity } : line,
      );
      change({ ...draft, lines: rest.filter((line) => line.quantity > 0) });
    },
    set: (fields: Partial<Omit<Draft, 'lines'>>) => change({ ...draft, ...fields }),
    clear: () => change(EMPTY),
    /** @returns the order, after which an empty one begins; undefined if the shop did not take it. */
    async place(sellAnyway = false): Promise<Order | undefined> {
      if (problem) return undefined;
      const body = {
        channel: service === 'phone' ? ('phone' as const) : ('counter' as const),
        isForHere,
        deliveryMethod: 'pickup' as const,
        name: name.trim(),
        phoneNumber: phone.trim() === '' ? null : `+91${number}`,
        specialInstructions: note.trim(),
        expectedTotal: paiseToRupees(totals.total),
        sellAnyway,
        items: lines.map(({ productId, quantity, customizations, note: wish }) => ({
          productId,
          quantity,
          customizations: customizations.map(({ section, value }) => ({ section, value })),
          ...(wish && { note: wish }),
        })),
      };
      // The key stays the same when a lost request is sent again, so that the order is placed once.
      const headers = { 'idempotency-key': sellAnyway ? `${key} anyway` : key };
      const sent = await send<{ body: WireOrder }>(
        () => orders.take({ headers, body }),
        'The order may not have reached the shop. Send it again: it is placed only once.',
      );
      if (!sent) return undefined;
      change(EMPTY);
      return orderFromWire(sent.result.body);
    },
  };
}

export type CounterOrder = ReturnType<typeof useCounterOrder>;
