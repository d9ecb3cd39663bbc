import type { SettingsInput } from '../../../shared/contract/shop/settings-contract';
import type { OrderStatus } from '../../../shared/domain/orders/order-status';
import { type CartTotals, unitPrice } from '../../../shared/domain/orders/pricing';
import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import type { Language } from '../../../shared/domain/platform/languages';
import type { DeliveryFeeRule } from '../../../shared/domain/shop/delivery-settings';
import type { OrderItemsTable } from '../../platform/db/schema';
import { foldText } from '../../platform/db/search-words';
import type { NewOrder } from '../order-wire';
import type { OrderPromise } from '../promise/promise-order';
import { upiLink } from '../upi-link';
import type { BuyerDetails } from './find-buyer';
import type { Destination } from './find-destination';
import type { CheckedOrder, OrderLine } from './price-lines';
import type { TakenBy } from './taken-by';

interface OrderParts {
  id: string;
  counterNumber: number;
  buyer: BuyerDetails;
  clientKey: string | null;
  feeRule: DeliveryFeeRule;
  destination: Omit<Destination, 'terms'>;
  lines: readonly OrderLine[];
  totals: CartTotals;
  language: Language;
  body: Pick<CheckedOrder, 'deliveryMethod' | 'paymentMethod' | 'payLater' | 'specialInstructions'>;
  settings: Pick<SettingsInput, 'upiId' | 'upiPayeeName' | 'storeName'>;
  promise: OrderPromise;
  takenBy: TakenBy | undefined;
  /** When a tablet without a network took it; null for one that was sent at once. */
  takenAt: Date | null;
  /** From when on it counts. */
  placedAt: Date;
  now: Date;
}

const FIRST_ATTEMPT = 1;

export function unitCount(lines: readonly Pick<OrderLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Copies all data of the menu that may change later. */
export function newOrder(parts: OrderParts): NewOrder {
  const { id, counterNumber, buyer, clientKey, destination, lines, totals, body } = parts;
  const { feeRule, language, settings, promise, takenBy, takenAt, placedAt, now } = parts;
  const at = now.toISOString();
  const change = {
    order_id: id,
    admin_id: takenBy?.staff.adminId ?? null,
    by_name: takenBy?.staff.name ?? null,
    at,
    staff_only: 0,
    claimed_paise: null,
  } as const;
  const statuses: OrderStatus[] = takenBy ? ['placed', 'preparing'] : ['placed'];
  return {
    row: {
      id,
      customer_id: buyer.customerId,
      customer_name: buyer.name,
      customer_phone: buyer.phoneNumber,
      customer_email: buyer.email,
      customer_key: foldText(buyer.name),
      client_key: clientKey,
      // Staff accept an order by taking it.
      status: takenBy ? 'preparing' : 'placed',
      payment_status: 'pending',
      payment_method: body.paymentMethod,
      pay_later: body.payLater ?? null,
      payment_attempt: FIRST_ATTEMPT,
      upi_payment_url: upiLink(settings, {
        orderId: id,
        amount: totals.total,
        attempt: FIRST_ATTEMPT,
      }),
      delivery_method: body.deliveryMethod,
      channel: takenBy?.channel ?? 'online',
      for_here: takenBy?.isForHere ? 1 : 0,
      table_id: takenBy?.table?.id ?? null,
      table_name: takenBy?.table?.name ?? null,
      served_line: 0,
      split_from: null,
      delivery_address: destination.details && JSON.stringify(destination.details),
      location_verified: destination.locationVerified ? 1 : 0,
      item_count: unitCount(lines),
      subtotal_paise: totals.subtotal,
      packaging_paise: totals.packagingCharge,
      delivery_fee_paise: totals.deliveryFee,
      fee_rule: body.deliveryMethod === 'delivery' ? JSON.stringify(feeRule) : null,
      total_paise: totals.total,
      special_instructions: body.specialInstructions,
      language,
      business_date: kolkataTime(placedAt).date,
      created_at: placedAt.toISOString(),
      updated_at: at,
      taken_at: takenAt?.toISOString() ?? null,
      accepted_at: takenBy ? at : null,
      ready_at: null,
      counter_number: counterNumber,
      ticket_version: 1,
      before_move: null,
      cancel_reason: null,
      cancel_note: null,
      cancel_seen_at: null,
      ...promise,
      first_promised_until: null,
      waiting_told_at: null,
      start_told_at: null,
      // The kitchen learns of it now, and its times say nothing about other orders.
      ...(takenAt && { estimated_seconds: null, starts_at: at, start_told_at: at }),
      change_count: 0,
    },
    items: lines.map((line, index) => itemRow(id, index + 1, line)),
    adjustments: totals.adjustments.map(({ kind, label, amount, code = null }, index) => ({
      order_id: id,
      position: index + 1,
      kind,
      label,
      amount_paise: amount,
      code,
      line: null,
      percent: null,
      given_paise: null,
      approved_paise: 0,
    })),
    history: [
      ...statuses.map((value, index) => ({
        ...change,
        ...(index === 0 && takenAt && { at: takenAt.toISOString() }),
        kind: 'status' as const,
        value,
      })),
      { ...change, kind: 'payment' as const, value: 'pending' as const },
    ].map((entry, index) => ({ ...entry, sequence: index + 1 })),
  };
}

export function itemRow(orderId: string, number: number, line: OrderLine): OrderItemsTable {
  return {
    order_id: orderId,
    line: number,
    product_id: line.productId,
    name: line.name,
    quantity: line.quantity,
    price_paise: line.price,
    final_price_paise: unitPrice(line),
    packaging_paise: line.packagingCharge,
    customizations: JSON.stringify(line.customizations),
    note: line.note ?? '',
    done_at: null,
    done_tapped_at: null,
    station: line.station,
    added_in: null,
    ticket_order_id: null,
    is_served: 0,
  };
}
