import { ArrowRight } from 'lucide-react';
import type {
  InventoryRecord,
  StockChange,
} from '../../../../shared/contract/menu/inventory-contract';
import { actorWords } from '../../../../shared/domain/platform/actor';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { Dialog } from '../../../ui/dialog';
import { RelativeTime } from '../../../ui/relative-time';
import { stockWords } from '../../../ui/stock-words';
import { DeferredPart } from '../../kit/query/deferred-part';

const REASONS: Record<StockChange['reason'], () => string> = {
  initialized: m.menuoffice_first_count,
  counted: m.menuoffice_counted,
  'product form': m.menuoffice_product_form,
  'sold anyway': m.menuoffice_sold_anyway,
  'handed over': m.menuoffice_handed_over,
  'ran out': m.menuoffice_ran_out,
  'thrown away': m.waste_thrown_away,
  'made again': m.waste_made_again,
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
      title={m.menuoffice_history_of({ name: record.productName })}
      description={m.menuoffice_history_note()}
    >
      <DeferredPart
        load={() => inventory.listHistory({ id: record.id })}
        loading={m.menuoffice_history_loading()}
        failed={m.menuoffice_inventory_load_failed()}
      >
        {(changes) => <StockHistoryList changes={changes} />}
      </DeferredPart>
    </Dialog>
  );
}

function StockHistoryList({ changes }: { changes: readonly StockChange[] }) {
  if (changes.length === 0)
    return <p className="py-4 text-ink-soft">{m.menuoffice_no_manual_changes()}</p>;
  return (
    <ol className="divide-y divide-mist">
      {changes.map(({ at, by, from, to, reason }) => (
        <li key={`${at} ${from} ${to}`} className="flex flex-wrap justify-between gap-x-4 py-3">
          <span className="flex items-center gap-2 font-semibold tabular-nums">
            {from === null ? m.ui_none() : stockWords(from)}
            <ArrowRight
              role="img"
              aria-label={m.menuoffice_changed_to()}
              className="size-4 text-ink-soft"
            />
            {stockWords(to)}
          </span>
          <bdi>{actorWords(by)}</bdi>
          <span className="flex w-full flex-wrap gap-x-2 text-sm text-ink-soft">
            <span>{REASONS[reason]()}</span>
            <RelativeTime at={at} exact />
          </span>
        </li>
      ))}
    </ol>
  );
}
