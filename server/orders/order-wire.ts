import * as z from 'zod';
import {
  chosenOption,
  deliveryDetails,
  type Order,
  type OrderItem,
} from '../../shared/contract/orders/order-shape';
import { ORDER_STATUSES } from '../../shared/domain/orders/order-status';
import { PAYMENT_CLAIMED, PAYMENT_STATUSES } from '../../shared/domain/orders/payment';
import { paiseToRupees } from '../../shared/domain/platform/money';
import { formatPhone } from '../../shared/domain/platform/phone';
import { parseJsonColumn } from '../platform/db/json-column';
import type {
  OrderAdjustmentsTable,
  OrderHistoryTable,
  OrderItemsTable,
  OrdersTable,
} from '../platform/db/schema';
import { type ChangedLine, lineWords } from './order-changes';
import { openClaim } from './payment-claims';
import { moneyToWire, type OrderMoney } from './stored-payments';

export interface StoredOrder {
  row: OrdersTable;
  items: readonly OrderItemsTable[];
  adjustments: readonly OrderAdjustmentsTable[];
  history: readonly OrderHistoryTable[];
  /** Until when the shop holds the unpaid order; null if it does not cancel it by itself. */
  heldUntil: string | null;
  money: OrderMoney;
  /** The dishes that staff removed. */
  removed: readonly ChangedLine[];
}

export type NewOrder = Omit<StoredOrder, 'heldUntil' | 'money' | 'removed'>;

/** Who reads the order. Only staff see who changed it. */
export type Viewer = 'customer' | 'staff';

const chosenOptions = z.array(chosenOption);

export function orderToWire(
  { row, items, adjustments, history, heldUntil, money, removed }: StoredOrder,
  viewer: Viewer,
): Order {
  const created = new Date(row.created_at).getTime();
  return {
    id: row.id,
    orderDate: { seconds: Math.floor(created / 1000), nanoseconds: (created % 1000) * 1_000_000 },
    createdAt: row.created_at,
    status: row.status,
    paymentStatus: row.payment_status,
    paymentMethod: row.payment_method,
    ...(row.pay_later && { payLater: row.pay_later }),
    upiPaymentUrl: row.upi_payment_url,
    items: items.map(itemToWire),
    ...(removed.length > 0 && { removedItems: removed.map(lineWords) }),
    subtotal: paiseToRupees(row.subtotal_paise),
    packagingCharge: paiseToRupees(row.packaging_paise),
    deliveryFee: paiseToRupees(row.delivery_fee_paise),
    adjustments: adjustments.map(({ kind, label, amount_paise, code, line, percent }) => ({
      kind,
      label,
      amount: paiseToRupees(amount_paise),
      ...(code !== null && { code }),
      ...(line !== null && { line }),
      ...(percent !== null && { percent }),
    })),
    totalAmount: paiseToRupees(row.total_paise),
    deliveryMethod: row.delivery_method,
    channel: row.channel,
    isForHere: row.for_here === 1,
    ...(row.table_name !== null && { tableName: row.table_name }),
    deliveryAddressDetails:
      row.delivery_address === null
        ? null
        : parseJsonColumn(
            deliveryDetails,
            row.delivery_address,
            `orders.delivery_address of ${row.id}`,
          ),
    locationVerified: row.location_verified === 1,
    userDetails: {
      name: row.customer_name || null,
      phoneNumber: row.customer_phone,
      email: row.customer_email,
    },
    customerName: row.customer_name || formatPhone(row.customer_phone ?? ''),
    isCustomerDeleted: isCustomerDeleted(row),
    specialInstructions: row.special_instructions,
    counterNumber: row.counter_number,
    acceptedAt: row.accepted_at,
    readyAt: row.ready_at,
    cancelReason: row.cancel_reason,
    cancelNote: row.cancel_note,
    promisedFrom: row.promised_from,
    promisedUntil: row.promised_until,
    slotAt: row.slot_at,
    waitingToldAt: row.waiting_told_at,
    heldUntil,
    ...moneyToWire(row, money, row.payment_status === 'pending' ? openClaim(history) : undefined),
    ...paymentTimes(row, history),
    statusUpdates: updatesOf(history, 'status', ORDER_STATUSES).map(({ value, by, timestamp }) => ({
      status: value,
      timestamp,
      ...(viewer === 'staff' && by),
    })),
    ...(viewer === 'staff' && {
      changeCount: row.change_count,
      ...(row.first_promised_until !== null && { firstPromisedUntil: row.first_promised_until }),
      paymentUpdates: updatesOf(history, 'payment', PAYMENT_STATUSES).map(
        ({ value, by, timestamp }) => ({ paymentStatus: value, timestamp, ...by }),
      ),
    }),
  };
}

/** Whether the order's account was deleted: every other customer has a name. */
export function isCustomerDeleted({
  customer_id,
  customer_phone,
  customer_name,
}: Pick<OrdersTable, 'customer_id' | 'customer_phone' | 'customer_name'>): boolean {
  return customer_id === null && customer_phone === null && customer_name === '';
}

/** When the customer reported the payment, and when staff confirmed it. */
function paymentTimes(
  { payment_status }: OrdersTable,
  history: readonly OrderHistoryTable[],
): Pick<Order, 'paymentClaimedAt' | 'paidAt'> {
  const last = history.findLast(({ kind }) => kind === 'payment');
  return {
    paymentClaimedAt: last?.value === PAYMENT_CLAIMED ? last.at : null,
    paidAt: payment_status === 'paid' && last?.value === 'paid' ? last.at : null,
  };
}

function updatesOf<Value extends string>(
  history: readonly OrderHistoryTable[],
  wanted: OrderHistoryTable['kind'],
  values: readonly Value[],
) {
  return history.flatMap(({ kind, value, at, by_name }) => {
    const known = values.find((each) => each === value);
    if (kind !== wanted || !known) return [];
    return [{ value: known, timestamp: at, by: by_name === null ? {} : { by: by_name } }];
  });
}

export function storedOptions({ customizations, order_id }: OrderItemsTable) {
  const where = `order_items.customizations of ${order_id}`;
  return parseJsonColumn(chosenOptions, customizations, where);
}

function itemToWire(item: OrderItemsTable): OrderItem {
  return {
    line: item.line,
    productId: item.product_id,
    name: item.name,
    quantity: item.quantity,
    price: paiseToRupees(item.price_paise),
    finalPrice: paiseToRupees(item.final_price_paise),
    customizations: storedOptions(item).map((option) => ({
      ...option,
      priceModifier: paiseToRupees(option.priceModifier),
    })),
    ...(item.note !== '' && { note: item.note }),
    ...(item.added_in !== null && { isAdded: true }),
  };
}
