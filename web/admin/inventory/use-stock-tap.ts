import type { InventoryRecord } from '../../../shared/contract/inventory-contract';
import type { Api } from '../../api/api-client';
import { useApi } from '../../api/api-provider';
import { refusal } from '../../api/refusal';
import { useToast } from '../../ui/toast';
import { UPDATE_FAILED, UPDATED } from './inventory-messages';
import { useStockWrite } from './use-stock-write';

interface StockTap {
  before: InventoryRecord;
  after: InventoryRecord;
}

/**
 * One tap that sets what is in stock of a product. It can be taken back from its toast, as a tap
 * beside the right row is soon done. @param reload shows what is there now, after a refusal.
 */
export function useStockTap(onSaved: (record: InventoryRecord) => void, reload: () => void) {
  const api = useApi();
  const toast = useToast();
  const { busy, failure, send } = useStockWrite(UPDATE_FAILED);

  const tap = async (change: () => Promise<StockTap>, canUndo = true) => {
    const sent = await send(() => change().catch(reloadAfterOthers), UPDATE_FAILED);
    if (!sent) return;
    const { before, after } = sent.result;
    onSaved(after);
    const undo = () => tap(() => setStock(api, after, before.currentStock), false);
    toast('success', UPDATED, canUndo ? { action: { label: 'Undo', onClick: undo } } : {});
  };

  const reloadAfterOthers = (error: unknown): never => {
    const { code } = refusal(error);
    if (code === 'conflict' || code === 'not_found') reload();
    throw error;
  };

  return {
    busy,
    failure,
    soldOut: (record: InventoryRecord) => tap(() => setSoldOut(api, record)),
    restock: (record: InventoryRecord) => tap(() => setStock(api, record, record.startingStock)),
  };
}

async function setStock(
  api: Api,
  before: InventoryRecord,
  currentStock: number,
): Promise<StockTap> {
  const { id, productId, startingStock, version } = before;
  const after = await api.inventory.update({
    id,
    productId,
    startingStock,
    currentStock,
    version,
  });
  return { before, after };
}

/**
 * Sold out means 0 whatever was left: an order that took some since the page was loaded must not
 * keep the product on sale.
 */
async function setSoldOut(api: Api, record: InventoryRecord): Promise<StockTap> {
  try {
    return await setStock(api, record, 0);
  } catch (error) {
    if (refusal(error).code !== 'conflict') throw error;
    const present = (await api.inventory.list()).find(({ id }) => id === record.id);
    if (!present) throw error;
    return setStock(api, present, 0);
  }
}
