import { inventorySummary } from '../../../../shared/domain/menu/stock-status';
import { StatCard } from '../../../ui/stat-card';

/** In stock above 10, low from 1, out at 0: not the table's limits (menu rule 12). */
export function InventorySummaryCards({ stocks }: { stocks: readonly number[] }) {
  const summary = inventorySummary(stocks);
  return (
    <dl className="grid grid-cols-3 gap-3">
      <StatCard label="In stock" value={String(summary['in-stock'])} />
      <StatCard label="Low stock" value={String(summary['low-stock'])} />
      <StatCard label="Out of stock" value={String(summary['out-of-stock'])} />
    </dl>
  );
}
