import { CircleCheck, CircleSlash, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type InventoryStatus, inventoryStatus } from '../../../shared/domain/stock-status';
import { Badge, type Tone } from '../../ui/badge';

const LOOK: Record<InventoryStatus, { tone: Tone; icon: ReactNode; label: string }> = {
  'in-stock': { tone: 'leaf', icon: <CircleCheck aria-hidden />, label: 'In stock' },
  'low-stock': { tone: 'waffle', icon: <TriangleAlert aria-hidden />, label: 'Low stock' },
  'out-of-stock': { tone: 'chilli', icon: <CircleSlash aria-hidden />, label: 'Out of stock' },
};

/** A row's state by the table's limits (spec §4). */
export function InventoryStatusPill({ stock }: { stock: number }) {
  const { tone, icon, label } = LOOK[inventoryStatus(stock)];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
