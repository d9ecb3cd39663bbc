import type { OrdersTable } from '../../server/db/schema';
import { kolkataTime } from '../../shared/domain/kolkata-time';
import type { OrderStatus } from '../../shared/domain/order-status';
import type { PaymentStatus } from '../../shared/domain/payment';
import { cartTotals } from '../../shared/domain/pricing';
import type { ClientRecords } from './client-records';
import type { Ledger } from './ledger';
import { AT, eventsOf, historyOf, lastOf, type SampleOrder } from './sample-orders';

const PRODUCT = { id: 'tea', pricePaise: 4550, packagingPaise: 500 };
const LEMON = { section: 'extra', value: 'lemon', priceModifier: 1025 };
const CHOSEN = { ...LEMON, sectionLabel: 'Extra', optionLabel: 'Lemon' };
const FEES = { deliveryFee: 2000, reducedDeliveryFee: 1000, reducedDeliveryFeeFrom: 49_900 };
const INITIAL = 1000;
const ADJUSTED = 7;

export interface SampleShop {
  // biome-ignore format: a ledger that a test may break
  ledger: { -readonly [Table in keyof Ledger]: Ledger[Table] extends readonly (infer Row)[] ? Row[] : Ledger[Table] };
  clientRecords: ClientRecords;
}

/** A correct shop, and clients whose records agree with it. */
export function sampleShop(orders: readonly SampleOrder[]): SampleShop {
  const ledger: SampleShop['ledger'] = {
    orders: [],
    items: [],
    history: [],
    events: [],
    lastEvent: 0,
    keys: [],
    inventory: [{ id: 'stock-of-tea', product_id: PRODUCT.id, current_stock: INITIAL + ADJUSTED }],
    changes: [
      {
        subject_id: 'stock-of-tea',
        from_values: JSON.stringify({ startingStock: 0, currentStock: 3 }),
        to_values: JSON.stringify({ startingStock: 1, currentStock: 3 + ADJUSTED }),
      },
    ],
    dailyFigures: [],
    hourlyFigures: [],
    productFigures: [],
  };
  const clientRecords: ClientRecords = {
    initialStock: new Map([[PRODUCT.id, INITIAL]]),
    feeRule: FEES,
    attempts: [],
    seen: [],
    adjustments: [
      { marker: 1, productId: PRODUCT.id, delta: ADJUSTED, outcome: 'acknowledged' },
      { marker: 2, productId: PRODUCT.id, delta: 1, outcome: 'refused' },
    ],
    followed: [],
  };
  for (const [index, order] of orders.entries()) {
    place({ ledger, clientRecords }, `order-${index}`, order);
  }
  ledger.lastEvent = ledger.events.length;
  clientRecords.followed.push({ from: 0, ids: ledger.events.map(({ id }) => id) });
  return { ledger, clientRecords };
}

function place({ ledger, clientRecords }: SampleShop, id: string, made: SampleOrder): void {
  const { quantity, withLemon, delivered } = made;
  const key = `key-of-${id}`;
  const customizations = withLemon ? [CHOSEN] : [];
  const unit = PRODUCT.pricePaise + (withLemon ? LEMON.priceModifier : 0);
  const line = {
    price: unit,
    quantity,
    customizations: [],
    packagingCharge: PRODUCT.packagingPaise,
  };
  const method = delivered ? 'delivery' : 'pickup';
  const totals = cartTotals([line], method, FEES);
  const history = historyOf(id, made.changes);
  const status = lastOf<OrderStatus>(history, 'status');
  const paymentStatus = lastOf<PaymentStatus>(history, 'payment');

  ledger.orders.push({
    ...UNTOLD,
    id,
    status,
    payment_status: paymentStatus,
    delivery_method: method,
    item_count: quantity,
    subtotal_paise: totals.subtotal,
    packaging_paise: totals.packagingCharge,
    delivery_fee_paise: totals.deliveryFee,
    total_paise: totals.total,
    special_instructions: key,
  });
  ledger.items.push({
    order_id: id,
    line: 1,
    product_id: PRODUCT.id,
    name: 'Tea',
    quantity,
    price_paise: PRODUCT.pricePaise,
    final_price_paise: unit,
    packaging_paise: PRODUCT.packagingPaise,
    customizations: JSON.stringify(customizations),
  });
  ledger.history.push(...history);
  for (const event of eventsOf(id, history)) {
    ledger.events.push({ ...event, id: ledger.events.length + 1 });
  }
  ledger.keys.push({ key, order_id: id });
  const { date, minutes } = kolkataTime(new Date(AT));
  ledger.hourlyFigures.push({ business_date: date, hour: Math.floor(minutes / 60), orders: 1 });
  ledger.dailyFigures.push({
    business_date: date,
    status,
    payment_status: paymentStatus,
    orders: 1,
    total_paise: totals.total,
  });
  if (status !== 'cancelled') {
    for (const stock of ledger.inventory) stock.current_stock -= quantity;
    ledger.productFigures.push({
      product_id: PRODUCT.id,
      orders: 1,
      revenue_paise: totals.subtotal,
    });
  }
  clientRecords.attempts.push({
    key,
    lines: [{ productId: PRODUCT.id, quantity, customizations: withLemon ? [LEMON] : [] }],
    totalPaise: totals.total,
    answers: [{ orderId: id, totalPaise: totals.total }],
    unheard: 0,
    givenUp: false,
  });
  clientRecords.seen.push({ orderId: id, statuses: ['placed'], payments: ['pending'] });
}

/** Columns that no check reads. */
const UNTOLD: Omit<
  OrdersTable,
  | 'id'
  | 'status'
  | 'payment_status'
  | 'delivery_method'
  | 'item_count'
  | 'subtotal_paise'
  | 'packaging_paise'
  | 'delivery_fee_paise'
  | 'total_paise'
  | 'special_instructions'
> = {
  customer_id: null,
  customer_name: 'Guest',
  customer_phone: null,
  customer_email: null,
  customer_key: 'guest',
  client_key: null,
  payment_method: 'upi',
  payment_attempt: 1,
  upi_payment_url: null,
  delivery_address: null,
  location_verified: 0,
  business_date: '2026-04-15',
  created_at: AT,
  updated_at: AT,
};
