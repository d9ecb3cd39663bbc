import type { InventoryRecord } from '../../../../shared/contract/menu/inventory-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import type { Api } from '../../../api/api-client';
import { useApi } from '../../../api/api-provider';
import { useToast } from '../../../ui/toast';
import { useStockMutation } from './use-stock-mutation';

interface StockUpdate {
  before: InventoryRecord;
  after: InventoryRecord;
}

/** The toast can undo it, because it is easy to press a button in the wrong row. */
export function useStockButtons(onSaved: (record: InventoryRecord) => void) {
  const api = useApi();
  const toast = useToast();
  const { busy, failure, send } = useStockMutation(m.menuoffice_inventory_update_failed());

  const press = async (change: () => Promise<StockUpdate>, canUndo = true) => {
    const sent = await send(change, m.menuoffice_inventory_update_failed());
    if (!sent) return;
    const { before, after } = sent.result;
    onSaved(after);
    const undo = () => press(() => setStock(api, after, before.currentStock), false);
    toast(
      'success',
      m.menuoffice_inventory_updated(),
      canUndo ? { action: { label: m.ui_undo(), onClick: undo } } : {},
    );
  };

  return {
    busy,
    failure,
    restock: (record: InventoryRecord) => press(() => setStock(api, record, record.startingStock)),
  };
}

async function setStock(
  api: Api,
  before: InventoryRecord,
  currentStock: number,
): Promise<StockUpdate> {
  const { id, productId, startingStock, version } = before;
  const after = await api.inventory.update({ id, productId, startingStock, currentStock, version });
  return { before, after };
}
