import type { InventoryRecord } from '../../../../shared/contract/menu/inventory-contract';
import { UNCOUNTED_STOCK } from '../../../../shared/domain/menu/stock';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { TextField } from '../../../ui/text-field';
import { EditDialog } from '../../kit/form/edit-dialog';
import { stockLevelsDraft } from './stock-draft';
import { StockLevelFields } from './stock-level-fields';
import { useStockMutation } from './use-stock-mutation';

interface UpdateStockDialogProps {
  record: InventoryRecord;
  onClose: () => void;
  onSaved: (record: InventoryRecord) => void;
}

/** Counts a product again. The product itself cannot be changed (menu rule 9). */
export function UpdateStockDialog({ record, ...props }: UpdateStockDialogProps) {
  const { inventory } = useApi();
  return (
    <EditDialog
      {...props}
      row={record}
      noun="inventory"
      plural="inventory data"
      title={m.menuoffice_update_of({ name: record.productName })}
      savedMessage={m.menuoffice_inventory_updated()}
      nameOf={({ productName }) => productName}
      draftOf={(latest) => stockDraft(latest ?? record)}
      schema={stockLevelsDraft}
      send={(levels, base) => {
        const { id, productId, version } = base ?? record;
        return inventory.update({ id, productId, version, ...levels });
      }}
      list={() => inventory.list()}
      mutation={useStockMutation(m.menuoffice_inventory_update_failed())}
    >
      <TextField label={m.menuoffice_product()} value={record.productName} disabled readOnly />
      <StockLevelFields />
    </EditDialog>
  );
}

function stockDraft({ startingStock, currentStock }: InventoryRecord) {
  return { startingStock: typed(startingStock), currentStock: typed(currentStock) };
}

/** The field of an uncounted product is empty, because it has no number to start from. */
function typed(stock: number): string {
  return stock === UNCOUNTED_STOCK ? '' : String(stock);
}
