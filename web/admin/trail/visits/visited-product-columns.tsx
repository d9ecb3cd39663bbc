import type { Visits } from '../../../../shared/contract/platform/events-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import type { Column } from '../../kit/list/data-table';
import { percentLabel } from './percent-label';

type VisitedProduct = Visits['products'][number];

const count = (id: keyof VisitedProduct, header: () => string): Column<VisitedProduct> => ({
  id,
  accessorKey: id,
  header,
  isNumeric: true,
  hasCardLabel: true,
});

/** The numbers of visits in which a product was seen, added and ordered. */
export const VISITED_PRODUCT_COLUMNS: readonly Column<VisitedProduct>[] = [
  {
    id: 'name',
    accessorKey: 'name',
    header: m.trail_product,
    isWideOnCard: true,
    sortFn: 'text',
    cell: ({ row }) => <bdi>{row.original.name}</bdi>,
  },
  count('seen', m.trail_seen),
  count('seenSoldOut', m.trail_seen_sold_out),
  count('added', m.trail_added_to_cart),
  count('ordered', m.trail_ordered),
  {
    id: 'orderedShare',
    accessorFn: ({ ordered, seen }) => (seen > 0 ? ordered / seen : -1),
    header: m.trail_share_ordered,
    isNumeric: true,
    hasCardLabel: true,
    isWideOnCard: true,
    cell: ({ row }) => percentLabel(row.original.ordered, row.original.seen),
  },
];
