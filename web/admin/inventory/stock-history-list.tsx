import { ArrowRight } from 'lucide-react';
import type { StockChange } from '../../../shared/contract/inventory-contract';
import { RelativeTime } from '../../ui/relative-time';

const REASONS: Record<StockChange['reason'], string> = {
  initialized: 'First count',
  counted: 'Counted',
  'product form': 'Product form',
};

/** Changes of a stock, the newest first. */
export function StockHistoryList({ changes }: { changes: readonly StockChange[] }) {
  if (changes.length === 0) {
    return <p className="py-4 text-ink-soft">No manual changes yet.</p>;
  }
  return (
    <ol className="divide-y divide-mist">
      {changes.map(({ at, by, from, to, reason }) => (
        <li key={`${at} ${from} ${to}`} className="flex flex-wrap justify-between gap-x-4 py-3">
          <span className="flex items-center gap-2 font-semibold tabular-nums">
            {from ?? 'None'}
            <ArrowRight role="img" aria-label="to" className="size-4 text-ink-soft" />
            {to}
          </span>
          <span>{by}</span>
          <span className="flex w-full flex-wrap gap-x-2 text-sm text-ink-soft">
            <span>{REASONS[reason]}</span>
            <RelativeTime at={at} exact />
          </span>
        </li>
      ))}
    </ol>
  );
}
