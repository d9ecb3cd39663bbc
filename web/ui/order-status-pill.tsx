import { Bike, ChefHat, CircleCheck, CircleX, type LucideIcon, ReceiptText } from 'lucide-react';
import { ORDER_STATUS_LABELS, type OrderStatus } from '../../shared/domain/order-status';
import { Badge, type Tone } from './badge';

export const ORDER_STATUS_LOOK: Record<OrderStatus, { tone: Tone; icon: LucideIcon }> = {
  placed: { tone: 'sky', icon: ReceiptText },
  preparing: { tone: 'waffle', icon: ChefHat },
  'on-the-way': { tone: 'hill', icon: Bike },
  delivered: { tone: 'leaf', icon: CircleCheck },
  cancelled: { tone: 'chilli', icon: CircleX },
};

export function OrderStatusPill({ status }: { status: OrderStatus }) {
  const { tone, icon: Icon } = ORDER_STATUS_LOOK[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {ORDER_STATUS_LABELS[status]}
    </Badge>
  );
}
