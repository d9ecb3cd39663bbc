import { useState } from 'react';
import type { TakenOrderInput } from '../../../../shared/contract/orders/order-input';
import type { Order as WireOrder } from '../../../../shared/contract/orders/order-shape';
import { adjustmentWords } from '../../../../shared/domain/orders/adjustment-words';
import { type CartLine, lineKey, mergeLine } from '../../../../shared/domain/orders/cart';
import { discountAmounts } from '../../../../shared/domain/orders/discount';
import { cartTotals } from '../../../../shared/domain/orders/pricing';
import { hasRunOut } from '../../../../shared/domain/orders/run-out';
import { type Paise, paiseToRupees, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { cleanPhone, phoneProblem } from '../../../../shared/domain/platform/phone';
import type { DeliverySettings } from '../../../../shared/domain/shop/delivery-settings';
import { deliveryTerms } from '../../../../shared/domain/shop/delivery-terms';
import type { OrderingHours } from '../../../../shared/domain/shop/store-hours';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import type { MenuProduct } from '../../../api/catalog-from-wire';
import { type Order, orderFromWire } from '../../../api/order-from-wire';
import { withTimeout } from '../../../api/with-timeout';
import { newId } from '../../../device/new-id';
import { UNSPECIFIC, useMutation } from '../../kit/query/use-mutation';
import { type CounterDraft, type DraftDiscount, newDraft } from './counter-draft';
import { menuLine } from './menu-line';
import { type KeptOrder, keepOrder } from './offline/kept-orders';
import { tablet, tabletId, takeNumber } from './offline/tablet-numbers';

const NO_TERMS = {
  feeRule: { deliveryFee: 0, reducedDeliveryFee: 0, reducedDeliveryFeeFrom: 0 },
};

/**
 * The order that staff are taking, until the shop has it.
 * @param settings of deliveries, for the fee.
 * @param products the menu as it is now. A line that it no longer has stays, and the shop refuses it by name.
 * @param table whose bill it joins, which has the discounts, too.
 * @param discountCap what staff may give off an order without a manager.
 */
export function useCounterOrder(
  settings: DeliverySettings | undefined,
  products: readonly MenuProduct[] = [],
  table?: { id: string } | undefined,
  discountCap: Paise = 0,
) {
  const { orders, tables } = useApi();
  const { busy, failure, send, clearFailure } = useMutation();
  const [draft, setDraft] = useState(newDraft);
  const [key, setKey] = useState(newId);
  const [isAnyway, setAnyway] = useState(false);
  const [firstSentAt, setFirstSentAt] = useState<string>();
  const { name, phone, note } = draft;
  const service = table ? 'here' : draft.service;
  const isUnsure = failure !== undefined && UNSPECIFIC.has(failure.code);
  const lines =
    isUnsure || busy ? draft.lines : draft.lines.map((line) => menuLine(line, products) ?? line);
  const place = service === 'phone' ? draft.destination : undefined;
  const deliveryMethod = place ? ('delivery' as const) : ('pickup' as const);
  const isForHere = service === 'here';
  const priced = isForHere ? lines.map((line) => ({ ...line, packagingCharge: 0 })) : lines;
  const { feeRule } = settings ? deliveryTerms(settings, place) : NO_TERMS;
  const discount = table ? undefined : draft.discount;
  const full = cartTotals(priced, deliveryMethod, feeRule);
  const totals = discount
    ? cartTotals(priced, deliveryMethod, feeRule, [adjustmentOf(discount, full.total)])
    : full;
  const number = cleanPhone(phone);
  const problem = phone.trim() === '' ? undefined : phoneProblem(number);
  const isMissing = place !== undefined && (place.street.trim() === '' || phone.trim() === '');

  /** Another order needs another key. */
  function change(next: CounterDraft): void {
    setDraft(next);
    setKey(newId());
    setAnyway(false);
    setFirstSentAt(undefined);
    clearFailure();
  }

  // The key stays the same when a lost request is sent again, so that the order is placed once.
  const keyOf = (sellAnyway: boolean) => (sellAnyway ? `${key} anyway` : key);
  const items = lines.map(({ productId, quantity, customizations, note: wish }) => ({
    productId,
    quantity,
    customizations: customizations.map(({ section, value }) => ({ section, value })),
    ...(wish && { note: wish }),
  }));
  const bodyOf = (sellAnyway: boolean, sender: TakenOrderInput['tablet']): TakenOrderInput => ({
    channel: service === 'phone' ? 'phone' : 'counter',
    isForHere,
    deliveryMethod,
    ...(place && { deliveryAddress: { ...place, skipLocationVerification: true } }),
    name: name.trim(),
    phoneNumber: phone.trim() === '' ? null : `+91${number}`,
    specialInstructions: note.trim(),
    expectedTotal: paiseToRupees(totals.total),
    sellAnyway,
    ...(discount && { discount }),
    tablet: sender,
    items,
  });

  return {
    ...draft,
    service,
    lines,
    totals,
    discount,
    /** Without the discount. */
    fullTotal: full.total,
    discountCap,
    /** Nothing is left to pay, by what staff give. */
    isFree: discount !== undefined && totals.total === 0,
    isAboveCap: full.total - totals.total > discountCap,
    busy,
    failure: failure?.message,
    isShort: hasRunOut(failure?.code),
    /** Whether the shop may have the order although no reply came. Only the same order may be sent then. */
    isUnsure,
    phoneProblem: problem,
    /** The caller's number, once it is whole. */
    caller: service === 'phone' && phone.trim() !== '' && !problem ? `+91${number}` : undefined,
    canPlace: lines.length > 0 && !problem && !isMissing,
    add: (line: CartLine) => change({ ...draft, lines: mergeLine(lines, line) }),
    /** A caller's earlier order. It is collected until staff tick the delivery. */
    repeat: (added: readonly CartLine[], known: Pick<CounterDraft, 'name' | 'lastPlace'>) =>
      change({
        ...draft,
        lines: added.reduce(mergeLine, lines),
        name: name || known.name,
        lastPlace: known.lastPlace,
      }),
    setQuantity(changed: CartLine, quantity: number) {
      const rest = lines.map((line) =>
        lineKey(line) === lineKey(changed) ? { ...line, quantity } : line,
      );
      change({ ...draft, lines: rest.filter((line) => line.quantity > 0) });
    },
    set: (fields: Partial<Omit<CounterDraft, 'id' | 'lines'>>) => change({ ...draft, ...fields }),
    clear: () => change(newDraft()),
    /**
     * @param sellAnyway sells beyond the stock; sent again after a lost reply, the order is the same.
     * @returns the order, after which an empty one begins; undefined if the shop did not take it.
     */
    async place(sellAnyway = isAnyway): Promise<Order | undefined> {
      setAnyway(sellAnyway);
      setFirstSentAt(firstSentAt ?? new Date().toISOString());
      // Without a reply, only the order as it was sent may be sent again.
      setDraft({ ...draft, lines });
      const headers = { 'idempotency-key': keyOf(sellAnyway) };
      const sent = await send<WireOrder>(async () => {
        if (table) {
          const round = { params: { id: table.id }, headers, body: { items, sellAnyway } };
          return tables.addRound(round, withTimeout());
        }
        const body = bodyOf(sellAnyway, { id: tabletId() });
        return (await orders.take({ headers, body }, withTimeout())).body;
      }, m.orderoffice_may_not_have_arrived());
      if (!sent) return undefined;
      change(newDraft());
      return orderFromWire(sent.result);
    },
    /**
     * Keeps it on the tablet until there is a network. One that may have arrived gets no number: the shop may have
     * given it one. @returns undefined if the browser could not store it, and then the draft stays.
     */
    keep(paidBy: KeptOrder['paidBy'], staffName: string, hours: OrderingHours) {
      const now = new Date();
      const number = isUnsure ? null : takeNumber(tablet, hours, now);
      const kept: KeptOrder = {
        key: keyOf(isAnyway),
        body: bodyOf(isAnyway, {
          id: tabletId(),
          takenAt: now.toISOString(),
          number,
          saysPaid: paidBy === 'upi',
        }),
        total: totals.total,
        dishes: lines.map(({ quantity, name }) => `${quantity}× ${name}`).join(', '),
        paidBy,
        staffName,
        takenAt: now.getTime(),
        sends: isUnsure ? 1 : 0,
        ...(isUnsure && firstSentAt && { firstSentAt }),
      };
      if (!keepOrder(kept)) return undefined;
      change(newDraft());
      return kept;
    },
  };
}

function adjustmentOf(discount: DraftDiscount, total: Paise) {
  const { kind, percent, amount } = discount;
  const given = {
    kind,
    percent,
    amount: amount === null ? null : rupeesToPaise(amount),
    line: null,
  };
  const [off = 0] = discountAmounts([given], { lines: [], rest: total });
  return { kind, label: adjustmentWords(discount), amount: off };
}

export type CounterOrder = ReturnType<typeof useCounterOrder>;
