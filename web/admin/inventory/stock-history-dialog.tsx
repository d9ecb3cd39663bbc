import { useCallback, useEffect, useState } from 'react';
import type { InventoryRecord, StockChange } from '../../../shared/contract/inventory-contract';
import { useApi } from '../../api/api-provider';
import { Dialog } from '../../ui/dialog';
import { ErrorState } from '../../ui/error-state';
import { LoadingNote, Skeleton } from '../../ui/skeleton';
import { LOAD_FAILED } from './inventory-messages';
import { StockHistoryList } from './stock-history-list';

interface StockHistoryDialogProps {
  record: InventoryRecord;
  onClose: () => void;
}

/** Who set a product's stock by hand, when, from what to what. */
export function StockHistoryDialog({ record, onClose }: StockHistoryDialogProps) {
  const api = useApi();
  const [changes, setChanges] = useState<readonly StockChange[]>();
  const [failed, setFailed] = useState(false);
  const { id } = record;

  const load = useCallback(async () => {
    setFailed(false);
    try {
      setChanges(await api.inventory.listHistory({ id }));
    } catch {
      setFailed(true);
    }
  }, [api, id]);
  useEffect(() => {
    load();
  }, [load]);

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`History of ${record.productName}`}
      description="Manual changes only. Units sold or returned are in the orders."
    >
      {failed ? (
        <ErrorState message={LOAD_FAILED} onRetry={load} />
      ) : changes ? (
        <StockHistoryList changes={changes} />
      ) : (
        <>
          <LoadingNote>Loading the history…</LoadingNote>
          <Skeleton className="h-40" />
        </>
      )}
    </Dialog>
  );
}
