import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { fieldWords } from '../../../shared/contract/field-words';
import { useApi } from '../../api/api-provider';
import { useToast } from '../../ui/toast';
import { FormDialog } from '../form/form-dialog';
import { ChoosingProducts } from './choosing-products';
import type { InitializeDialogProps } from './initialize-stock-dialog';
import { bulkInitialized, INITIALIZE_FAILED } from './inventory-messages';
import { ProductTicks } from './product-ticks';
import { bulkStockDraft } from './stock-draft';
import { StockLevelFields } from './stock-level-fields';
import { useCountableProducts } from './use-countable-products';
import { useStockWrite } from './use-stock-write';

/** Counts many products for the first time, all with the same levels (spec §5). */
export function BulkInitializeDialog({ records, onClose, onSaved }: InitializeDialogProps) {
  const api = useApi();
  const toast = useToast();
  const countable = useCountableProducts(records);
  const { busy, failure, send } = useStockWrite(INITIALIZE_FAILED);
  const form = useForm<z.input<typeof bulkStockDraft>, unknown, z.output<typeof bulkStockDraft>>({
    defaultValues: { productIds: [], startingStock: '0', currentStock: '0' },
    resolver: zodResolver(bulkStockDraft, { error: fieldWords }),
  });

  const save = async (entered: z.output<typeof bulkStockDraft>) => {
    const sent = await send(() => api.inventory.bulkInitialize(entered), INITIALIZE_FAILED);
    if (!sent) return;
    const { successCount, failedCount } = sent.result;
    onSaved();
    onClose();
    toast(successCount > 0 ? 'success' : 'error', bulkInitialized(successCount, failedCount));
  };

  return (
    <FormProvider {...form}>
      <FormDialog
        title="Bulk Initialize"
        description="Every selected product gets the same stock."
        onClose={onClose}
        onSubmit={form.handleSubmit(save)}
        saveLabel="Initialize"
        busy={busy}
        failure={failure}
      >
        <StockLevelFields follows />
        <ChoosingProducts countable={countable}>
          {(products) => (
            <Controller
              control={form.control}
              name="productIds"
              render={({ field, fieldState }) => (
                <ProductTicks
                  products={products}
                  chosen={field.value}
                  onChange={field.onChange}
                  error={fieldState.error?.message}
                />
              )}
            />
          )}
        </ChoosingProducts>
      </FormDialog>
    </FormProvider>
  );
}
