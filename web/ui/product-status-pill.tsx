import { CircleCheck, CircleOff, type LucideIcon, PackageX, TriangleAlert } from 'lucide-react';
import type { ProductStatus } from '../../shared/domain/stock-status';
import { Badge, type Tone } from './badge';

/** The labels of a product's derived status (spec §4). */
export const PRODUCT_STATUS_LABELS: Record<ProductStatus, string> = {
  active: 'Active',
  inactive: 'Inactive',
  'out-of-stock': 'Out of stock',
  'low-stock': 'Low stock',
};

const LOOK: Record<ProductStatus, { tone: Tone; icon: LucideIcon }> = {
  active: { tone: 'leaf', icon: CircleCheck },
  inactive: { tone: 'mist', icon: CircleOff },
  'out-of-stock': { tone: 'chilli', icon: PackageX },
  'low-stock': { tone: 'waffle', icon: TriangleAlert },
};

export function ProductStatusPill({ status }: { status: ProductStatus }) {
  const { tone, icon: Icon } = LOOK[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {PRODUCT_STATUS_LABELS[status]}
    </Badge>
  );
}
