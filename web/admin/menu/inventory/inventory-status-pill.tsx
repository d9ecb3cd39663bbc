import { CircleCheck, CircleSlash, TriangleAlert } from 'lucide-react';
import { type InventoryStatus, inventoryStatus } from '../../../../shared/domain/menu/stock-status';
import { Badge, type BadgeLook } from '../../../ui/badge';

const LOOKS: Record<InventoryStatus, BadgeLook & { label: string }> = {
  'in-stock': { tone: 'leaf', icon: CircleCheck, label: 'In stock' },
  'low-stock': { tone: 'waffle', icon: TriangleAlert, label: 'Low stock' },
  'out-of-stock': { tone: 'chilli', icon: CircleSlash, label: 'Out of stock' },
};

/** A row's state by the table's limits (menu rule 11). */
export function InventoryStatusPill({ stock }: { stock: number }) {
  const { label, ...look } = LOOKS[inventoryStatus(stock)];
  return <Badge {...look}>{label}</Badge>;
}
