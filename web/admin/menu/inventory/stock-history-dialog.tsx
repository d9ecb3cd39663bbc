import { ArrowRight } from 'lucide-react';
import type {
  InventoryRecord,
  StockChange,
} from '../../../../shared/contract/menu/inventory-contract';
import { actorWords } from '../../../../shared/domain/platform/actor';
import { useApi } from '../../../api/api-provider';
import { Dialog } from '../../../ui/dialog';
import { RelativeTime } from '../../../ui/relative-time';
import { stockWords } from '../../../ui/stock-words';
import { DeferredPart } from '../../kit/query/deferred-part';

const REASONS: Record<StockChange['reason'], string> = {
  initialized: 'First count',
  counted: 'Counted',
  'product form': 'Product form',
  'sold anyway': 'Sold anyway',
  'ran out': 'Ran out',
};

interface StockHistoryDialogProps {
  record: InventoryRecord;
  onClose: () => void;
}

/** The manual changes of a product's stock, newest first: who, when, old and new value. */
export function StockHistoryDialog({ record, onClose }: StockHistoryDialogProps) {
  const { inventory } = useApi();
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`History of ${record.productName}`}
      description="Manual changes only. Units sold or returned are in the orders."
    >
      <DeferredPart
        load={() => inventory.listHistory({ id: record.id })}
        loading="Loading the history…"
        failed="Failed to load inventory data. Please try again."
      >
        {(changes) => <StockHistoryList changes={changes} />}
      </DeferredPart>
    </Dialog>
  );
}

function StockHistoryList({ changes }: { changes: readonly StockChange[] }) {
  if (changes.length === 0) return <p className="py-4 text-ink-soft">No manual changes yet.</p>;
  return (
    <ol className="divide-y divide-mist">
      {changes.map(({ at, by, from, to, reason }) => (
        <li key={`${at} ${from} ${to}`} className="flex flex-wrap justify-between gap-x-4 py-3">
          <span className="flex items-center gap-2 font-semibold tabular-nums">
            {from === null ? 'None' : stockWords(from)}
            <ArrowRight role="img" aria-label="to" className="size-4 text-ink-soft" />
            {stockWords(to)}
          </span>
          <bdi>{actorWords(by)}</bdi>
          <span className="flex w-full flex-wrap gap-x-2 text-sm text-ink-soft">
            <span>{REASONS[reason]}</span>
            <RelativeTime at={at} exact />
          </span>
        </li>
      ))}
    </ol>
  );
}
