import type { InventoryRecord } from '../../../shared/contract/inventory-contract';
import { useApi } from '../../api/api-provider';
import { useToast } from '../../ui/toast';
import { UPDATE_FAILED, UPDATED } from './inventory-messages';
import { useStockWrite } from './use-stock-write';

/**
 * One tap that sets what is in stock of a product. It can be taken back from its toast, as a tap
 * beside the right row is soon done.
 */
export function useStockTap(onSaved: (record: InventoryRecord) => void) {
  const api = useApi();
  const toast = useToast();
  const { busy, failure, send } = useStockWrite(UPDATE_FAILED);

  const setStock = async (record: InventoryRecord, currentStock: number, isUndo = false) => {
    const { id, productId, startingStock } = record;
    const sent = await send(
      () => api.inventory.update({ id, productId, startingStock, currentStock }),
      UPDATE_FAILED,
    );
    if (!sent) return;
    onSaved(sent.result);
    const undo = () => setStock(sent.result, record.currentStock, true);
    toast('success', UPDATED, isUndo ? {} : { action: { label: 'Undo', onClick: undo } });
  };

  return {
    busy,
    failure,
    soldOut: (record: InventoryRecord) => setStock(record, 0),
    restock: (record: InventoryRecord) => setStock(record, record.startingStock),
  };
}
