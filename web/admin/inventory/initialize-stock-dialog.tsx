import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { fieldWords } from '../../../shared/contract/field-words';
import type { InventoryRecord } from '../../../shared/contract/inventory-contract';
import { useApi } from '../../api/api-provider';
import { SelectField } from '../../ui/select-field';
import { useToast } from '../../ui/toast';
import { FormDialog } from '../form/form-dialog';
import { ChoosingProducts } from './choosing-products';
import { INITIALIZE_FAILED, INITIALIZED } from './inventory-messages';
import { productStockDraft } from './stock-draft';
import { StockLevelFields } from './stock-level-fields';
import { useCountableProducts } from './use-countable-products';
import { useStockWrite } from './use-stock-write';

export interface InitializeDialogProps {
  /** What the inventory knows already. */
  records: readonly InventoryRecord[];
  onClose: () => void;
  onSaved: () => void;
}

/** Counts a product for the first time (spec §5). */
export function InitializeStockDialog({ records, onClose, onSaved }: InitializeDialogProps) {
  const api = useApi();
  const toast = useToast();
  const countable = useCountableProducts(records);
  const { busy, failure, send } = useStockWrite(INITIALIZE_FAILED);
  const form = useForm<
    z.input<typeof productStockDraft>,
    unknown,
    z.output<typeof productStockDraft>
  >({
    defaultValues: { productId: '', startingStock: '0', currentStock: '0' },
    resolver: zodResolver(productStockDraft, { error: fieldWords }),
  });

  const save = async (entered: z.output<typeof productStockDraft>) => {
    const sent = await send(() => api.inventory.initialize(entered), INITIALIZE_FAILED);
    if (!sent) return;
    onSaved();
    onClose();
    toast('success', INITIALIZED);
  };

  return (
    <FormProvider {...form}>
      <FormDialog
        title="Initialize Inventory"
        onClose={onClose}
        onSubmit={form.handleSubmit(save)}
        saveLabel="Initialize"
        busy={busy}
        failure={failure}
      >
        <ChoosingProducts countable={countable}>
          {(products) => (
            <SelectField
              label="Product"
              error={form.formState.errors.productId?.message}
              {...form.register('productId')}
            >
              <option value="">Choose a product</option>
              {products.map(({ id, name, categoryName, inStock }) => (
                <option key={id} value={id} disabled={inStock !== undefined}>
                  {name} · {inStock === undefined ? categoryName : 'already counted'}
                </option>
              ))}
            </SelectField>
          )}
        </ChoosingProducts>
        <StockLevelFields follows />
      </FormDialog>
    </FormProvider>
  );
}
