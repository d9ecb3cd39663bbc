import { CircleCheck, CircleOff, PackageX, TriangleAlert } from 'lucide-react';
import type { ProductStatus } from '../../shared/domain/menu/stock-status';
import { m } from '../../shared/messages/compiled/messages';
import { Badge, type BadgeLook } from './badge';

/** The labels of a product's derived status (menu rule 10). */
export const productStatusLabels = (): Record<ProductStatus, string> => ({
  active: m.ui_status_active(),
  inactive: m.ui_status_inactive(),
  'out-of-stock': m.ui_status_out_of_stock(),
  'low-stock': m.ui_status_low_stock(),
});

const LOOKS: Record<ProductStatus, BadgeLook> = {
  active: { tone: 'leaf', icon: CircleCheck },
  inactive: { tone: 'mist', icon: CircleOff },
  'out-of-stock': { tone: 'chilli', icon: PackageX },
  'low-stock': { tone: 'waffle', icon: TriangleAlert },
};

export function ProductStatusPill({ status }: { status: ProductStatus }) {
  return <Badge {...LOOKS[status]}>{productStatusLabels()[status]}</Badge>;
}
