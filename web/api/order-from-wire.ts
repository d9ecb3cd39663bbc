import type {
  OrderItem as WireItem,
  Order as WireOrder,
} from '../../shared/contract/orders/order-shape';
import { adjustmentWords } from '../../shared/domain/orders/adjustment-words';
import { customerWords } from '../../shared/domain/orders/customer-words';
import type { PaymentClaim } from '../../shared/domain/orders/payment-claim';
import type { PriceAdjustment } from '../../shared/domain/orders/pricing';
import { type Paise, rupeesToPaise } from '../../shared/domain/platform/money';

export type OrderLine = Omit<WireItem, 'price' | 'finalPrice'> & {
  /** One unit without options. */
  price: Paise;
  /** One unit with options. */
  finalPrice: Paise;
};

export type Order = Omit<
  WireOrder,
  | 'items'
  | 'subtotal'
  | 'packagingCharge'
  | 'deliveryFee'
  | 'adjustments'
  | 'totalAmount'
  | 'receivedAmount'
  | 'owedAmount'
  | 'paymentClaim'
> & {
  items: OrderLine[];
  subtotal: Paise;
  packagingCharge: Paise;
  deliveryFee: Paise;
  adjustments: PriceAdjustment[];
  totalAmount: Paise;
  /** Undefined unless the order is paid in part or overpaid. */
  receivedAmount?: Paise | undefined;
  owedAmount: Paise;
  paymentClaim?: PaymentClaim | undefined;
};

/** Converts rupees to paise. A guest's `accessToken` stays on the order. */
export function orderFromWire<Wire extends WireOrder>(
  order: Wire,
): Order & Omit<Wire, keyof Order> {
  return {
    ...order,
    customerName: customerWords(order),
    userDetails: order.isCustomerDeleted
      ? { ...order.userDetails, name: customerWords(order) }
      : order.userDetails,
    items: order.items.map((item) => ({
      ...item,
      price: rupeesToPaise(item.price),
      finalPrice: rupeesToPaise(item.finalPrice),
      customizations: item.customizations.map((option) => ({
        ...option,
        priceModifier: rupeesToPaise(option.priceModifier),
      })),
    })),
    subtotal: rupeesToPaise(order.subtotal),
    packagingCharge: rupeesToPaise(order.packagingCharge),
    deliveryFee: rupeesToPaise(order.deliveryFee),
    adjustments: order.adjustments.map((each) => ({
      ...each,
      label: adjustmentLabel(order, each),
      amount: rupeesToPaise(each.amount),
    })),
    totalAmount: rupeesToPaise(order.totalAmount),
    receivedAmount:
      order.receivedAmount === undefined ? undefined : rupeesToPaise(order.receivedAmount),
    owedAmount: rupeesToPaise(order.owedAmount),
    paymentClaim: order.paymentClaim && claimFromWire(order.paymentClaim),
  };
}

/** Converts rupees to paise. */
export function claimFromWire({ amount, rest }: PaymentClaim): PaymentClaim {
  return { amount: rupeesToPaise(amount), rest: rupeesToPaise(rest) };
}

/** What staff gave is named in the page's language, else as the owner calls it. */
function adjustmentLabel({ items }: WireOrder, adjustment: WireOrder['adjustments'][number]) {
  const { kind, label, line, percent } = adjustment;
  if (kind === 'discount' || kind === 'surcharge') return label;
  const dish = items.find((item) => item.line === line)?.name;
  return adjustmentWords({ kind, dish, percent });
}
