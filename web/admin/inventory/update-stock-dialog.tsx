import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { fieldWords } from '../../../shared/contract/field-words';
import type { InventoryRecord } from '../../../shared/contract/inventory-contract';
import { useApi } from '../../api/api-provider';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { FormDialog } from '../form/form-dialog';
import { LOAD_FAILED, UPDATE_FAILED, UPDATED } from './inventory-messages';
import { type EnteredStockLevels, type StockLevelsDraft, stockLevelsDraft } from './stock-draft';
import { StockLevelFields } from './stock-level-fields';
import { useStockWrite } from './use-stock-write';

interface UpdateStockDialogProps {
  record: InventoryRecord;
  onClose: () => void;
  onSaved: (record: InventoryRecord) => void;
}

/** Counts a product anew; which product it is cannot be changed (spec §5). */
export function UpdateStockDialog({ record, onClose, onSaved }: UpdateStockDialogProps) {
  const api = useApi();
  const toast = useToast();
  // What the form began with; after a conflict, what is there now.
  const [base, setBase] = useState(record);
  const { busy, failure, send, clearFailure } = useStockWrite(UPDATE_FAILED);
  const form = useForm<StockLevelsDraft, unknown, EnteredStockLevels>({
    defaultValues: draftOf(base),
    resolver: zodResolver(stockLevelsDraft, { error: fieldWords }),
  });

  const save = async (levels: EnteredStockLevels) => {
    const { id, productId, version } = base;
    const sent = await send(
      () => api.inventory.update({ id, productId, version, ...levels }),
      UPDATE_FAILED,
    );
    if (!sent) return;
    onSaved(sent.result);
    onClose();
    toast('success', UPDATED);
  };

  const loadLatest = async () => {
    const sent = await send(() => api.inventory.list(), LOAD_FAILED);
    if (!sent) return;
    const present = sent.result.find(({ id }) => id === base.id);
    if (!present) {
      toast('warning', `${base.productName} was deleted by someone else`);
      return onClose();
    }
    setBase(present);
    form.reset(draftOf(present));
    clearFailure();
  };

  return (
    <FormProvider {...form}>
      <FormDialog
        title={`Update ${base.productName}`}
        onClose={onClose}
        onSubmit={form.handleSubmit(save)}
        saveLabel="Save"
        busy={busy}
        failure={failure}
        onLoadLatest={loadLatest}
      >
        <TextField label="Product" value={base.productName} disabled readOnly />
        <StockLevelFields />
      </FormDialog>
    </FormProvider>
  );
}

function draftOf({ startingStock, currentStock }: InventoryRecord): StockLevelsDraft {
  return { startingStock: String(startingStock), currentStock: String(currentStock) };
}
