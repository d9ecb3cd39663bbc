import type { ReactNode } from 'react';
import { Controller, type FieldValues, FormProvider } from 'react-hook-form';
import type * as z from 'zod';
import type { CountedProduct } from '../../../../shared/contract/menu/inventory-contract';
import { UNCOUNTED_STOCK } from '../../../../shared/domain/menu/stock';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { Notice } from '../../../ui/notice';
import { SelectField } from '../../../ui/select-field';
import { stockWords } from '../../../ui/stock-words';
import { useToast } from '../../../ui/toast';
import { FormDialog } from '../../kit/form/form-dialog';
import { useFields } from '../../kit/form/use-fields';
import { useZodForm } from '../../kit/form/use-zod-form';
import { TickList } from '../../kit/list/tick-list';
import { DeferredPart } from '../../kit/query/deferred-part';
import { asListed, dishName } from '../languages/dish-names';
import { bulkInitialized } from './inventory-messages';
import { bulkStockDraft, productStockDraft } from './stock-draft';
import { StockLevelFields } from './stock-level-fields';
import { useStockMutation } from './use-stock-mutation';

const NO_STOCK = { startingStock: '0', currentStock: '0' };

interface InitializeDialogProps {
  onClose: () => void;
}

/** Counts a product for the first time (menu rule 13). */
export function InitializeStockDialog(props: InitializeDialogProps) {
  const { inventory } = useApi();
  return (
    <InitializeDialog
      {...props}
      title={m.menuoffice_initialize_inventory()}
      schema={productStockDraft}
      defaultValues={{ productId: '', ...NO_STOCK }}
      send={async (entered) => {
        await inventory.initialize(entered);
        return { isDone: true, message: m.menuoffice_initialized() };
      }}
    >
      <ProductSelect />
      <StockLevelFields isFirstCount />
    </InitializeDialog>
  );
}

/** Counts many products for the first time, all with the same stock (menu rule 13). */
export function BulkInitializeDialog(props: InitializeDialogProps) {
  const { inventory } = useApi();
  return (
    <InitializeDialog
      {...props}
      title={m.menuoffice_bulk_initialize()}
      description={m.menuoffice_bulk_initialize_note()}
      schema={bulkStockDraft}
      defaultValues={{ productIds: [], ...NO_STOCK }}
      send={async (entered) => {
        const { successCount, failedCount } = await inventory.bulkInitialize(entered);
        const message = bulkInitialized(successCount, failedCount);
        return { isDone: successCount > 0, message };
      }}
    >
      <StockLevelFields isFirstCount />
      <CountableProducts>
        {(products) => (
          <Controller
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
      </CountableProducts>
    </InitializeDialog>
  );
}

interface InitializeFormProps<Draft extends FieldValues, Entered> extends InitializeDialogProps {
  title: string;
  description?: string;
  schema: z.ZodType<Entered, Draft>;
  defaultValues: Draft;
  send: (entered: Entered) => Promise<{ isDone: boolean; message: string }>;
  children: ReactNode;
}

function InitializeDialog<Draft extends FieldValues, Entered>(
  props: InitializeFormProps<Draft, Entered>,
) {
  const toast = useToast();
  const { busy, failure, send } = useStockMutation(m.menuoffice_initialize_failed());
  const form = useZodForm(props.schema, props.defaultValues);
  const save = async (entered: Entered) => {
    const sent = await send(() => props.send(entered), m.menuoffice_initialize_failed());
    if (!sent) return;
    props.onClose();
    toast(sent.result.isDone ? 'success' : 'error', sent.result.message);
  };
  return (
    <FormProvider {...form}>
      <FormDialog
        title={props.title}
        description={props.description}
        onClose={props.onClose}
        onSubmit={form.handleSubmit(save)}
        saveLabel={m.menuoffice_initialize()}
        busy={busy}
        failure={failure}
      >
        {props.children}
      </FormDialog>
    </FormProvider>
  );
}

function ProductSelect() {
  const field = useFields<z.input<typeof productStockDraft>>();
  return (
    <CountableProducts>
      {(products) => (
        <SelectField label={m.menuoffice_product()} {...field('productId')}>
          <option value="">{m.menuoffice_choose_product()}</option>
          {products.map(({ id, categoryName, currentStock, ...dish }) => (
            <option key={id} value={id} disabled={currentStock !== null}>
              {/* An option holds text only, so these characters isolate the name in place of <bdi>. */}
              {`\u2068${dishName(dish)}\u2069`} ·{' '}
              {currentStock === null ? categoryName : m.menuoffice_already_counted()}
            </option>
          ))}
        </SelectField>
      )}
    </CountableProducts>
  );
}

interface ProductTicksProps {
  products: readonly CountedProduct[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error: string | undefined;
}

/** The products without a stock; the others are shown and cannot be ticked. */
function ProductTicks({ products, ...rest }: ProductTicksProps) {
  const items = products.map(({ currentStock, ...product }) => ({
    ...asListed(product),
    ...(currentStock !== null && { disabledHint: already(currentStock) }),
  }));
  return (
    <TickList
      legend={m.menuoffice_products()}
      searchLabel={m.menuoffice_search_products()}
      items={items}
      {...rest}
    />
  );
}

function already(stock: number): string {
  return stock === UNCOUNTED_STOCK
    ? stockWords(stock)
    : m.menuoffice_already_counted_stock({ stock });
}

/** Loads the products to choose from, also those that are off the menu. */
function CountableProducts({
  children,
}: {
  children: (products: readonly CountedProduct[]) => ReactNode;
}) {
  const { inventory } = useApi();
  return (
    <DeferredPart
      load={() => inventory.listProducts()}
      loading={m.menuoffice_loading_products()}
      failed={m.menuoffice_products_load_failed()}
    >
      {(products) => (
        <>
          {products.every(({ currentStock }) => currentStock !== null) && (
            <Notice kind="info">{m.menuoffice_all_counted()}</Notice>
          )}
          {children(products)}
        </>
      )}
    </DeferredPart>
  );
}
