import { CircleCheck, CircleOff, PackageX, TriangleAlert } from 'lucide-react';
import type { ProductStatus } from '../../shared/domain/menu/stock-status';
import { Badge, type BadgeLook } from './badge';

/** The labels of a product's derived status (menu rule 10). */
export const PRODUCT_STATUS_LABELS: Record<ProductStatus, string> = {
  active: 'Active',
  inactive: 'Inactive',
  'out-of-stock': 'Out of stock',
  'low-stock': 'Low stock',
};

const LOOKS: Record<ProductStatus, BadgeLook> = {
  active: { tone: 'leaf', icon: CircleCheck },
  inactive: { tone: 'mist', icon: CircleOff },
  'out-of-stock': { tone: 'chilli', icon: PackageX },
  'low-stock': { tone: 'waffle', icon: TriangleAlert },
};

export function ProductStatusPill({ status }: { status: ProductStatus }) {
  return <Badge {...LOOKS[status]}>{PRODUCT_STATUS_LABELS[status]}</Badge>;
}
