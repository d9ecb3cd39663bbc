import {
  Bike,
  ChefHat,
  CircleCheck,
  CircleX,
  Clock,
  ReceiptText,
  ShoppingBag,
  Undo2,
} from 'lucide-react';
import type { OrderStatus } from '../../shared/domain/orders/order-status';
import type { PaymentStatus } from '../../shared/domain/orders/payment';
import type { DeliveryMethod } from '../../shared/domain/orders/pricing';
import type { BadgeLook } from './badge';

const LOOKS: Record<OrderStatus, BadgeLook> = {
  placed: { tone: 'sky', icon: ReceiptText },
  preparing: { tone: 'waffle', icon: ChefHat },
  'on-the-way': { tone: 'hill', icon: Bike },
  delivered: { tone: 'leaf', icon: CircleCheck },
  cancelled: { tone: 'chilli', icon: CircleX },
};

/** On its way, a pickup is at the counter: no rider comes for it. */
export function orderStatusLook(status: OrderStatus, method: DeliveryMethod): BadgeLook {
  const look = LOOKS[status];
  const isAtCounter = status === 'on-the-way' && method === 'pickup';
  return isAtCounter ? { ...look, icon: ShoppingBag } : look;
}

/** Paid green, refunded blue, failed red, pending yellow (orders rule 13). */
export const PAYMENT_STATUS_LOOKS: Record<PaymentStatus, BadgeLook> = {
  pending: { tone: 'waffle', icon: Clock },
  paid: { tone: 'leaf', icon: CircleCheck },
  failed: { tone: 'chilli', icon: CircleX },
  refunded: { tone: 'sky', icon: Undo2 },
};
