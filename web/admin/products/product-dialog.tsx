import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Category, Product, ProductInput } from '../../../shared/contract/catalog-contract';
import { useApi } from '../../api/api-provider';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useToast } from '../../ui/toast';
import { fieldWords } from '../page/field-words';
import { useWrite } from '../page/use-write';
import { WriteFailureNotice } from '../page/write-failure-notice';
import { draftOf, emptyDraft, type ProductDraft, productDraft } from './product-draft';
import { ProductFields } from './product-fields';
import { SectionsEditor } from './sections-editor';

interface ProductDialogProps {
  /** The product to change; undefined adds one. */
  product: Product | undefined;
  categories: readonly Category[];
  onClose: () => void;
  onSaved: (product: Product) => void;
}

/** Adds or changes a product (spec §5). Whatever was typed stays until it is saved. */
export function ProductDialog({ product, categories, onClose, onSaved }: ProductDialogProps) {
  const api = useApi();
  const toast = useToast();
  const formId = useId();
  // What the form began with; after a conflict, what is there now.
  const [base, setBase] = useState(product);
  const { busy, failure, send, forgetFailure } = useWrite();
  const form = useForm<ProductDraft, unknown, ProductInput>({
    defaultValues: base ? draftOf(base) : emptyDraft(categories[0]?.id ?? ''),
    resolver: zodResolver(productDraft, { error: fieldWords }),
  });
  const { dirtyFields } = form.formState;

  const save = async ({ stockCount, ...entered }: ProductInput) => {
    const sent = base
      ? await send(
          () =>
            api.catalog.updateProduct({
              ...entered,
              id: base.id,
              // Untouched, it is left to the shop, which has been selling meanwhile.
              ...(dirtyFields.stockCount && { stockCount }),
            }),
          'Failed to update product. Please try again.',
        )
      : await send(
          () => api.catalog.createProduct({ ...entered, stockCount: stockCount ?? 0 }),
          'Failed to add product. Please try again.',
        );
    if (!sent) return;
    onSaved(sent.result);
    onClose();
    toast('success', `${sent.result.name} was ${base ? 'saved' : 'added'}`);
  };

  const loadPresent = async () => {
    const sent = await send(
      () => api.catalog.listProducts({}),
      'Failed to load products. Please try again.',
    );
    const present = sent?.result.find(({ id }) => id === base?.id);
    if (!sent) return;
    if (!present) return onClose();
    setBase(present);
    form.reset(draftOf(present));
    forgetFailure();
  };

  return (
    <Dialog
      form
      open
      onOpenChange={(open) => open || onClose()}
      title={product ? `Edit ${product.name}` : 'Add Product'}
      footer={
        <div className="flex flex-col gap-3">
          <WriteFailureNotice failure={failure} onLoadPresent={loadPresent} busy={busy} />
          <div className="flex justify-end gap-3">
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={formId} busy={busy}>
              {product ? 'Save' : 'Add Product'}
            </Button>
          </div>
        </div>
      }
    >
      <FormProvider {...form}>
        <form
          id={formId}
          onSubmit={form.handleSubmit(save)}
          noValidate
          className="flex flex-col gap-6"
        >
          <ProductFields categories={categories} />
          <SectionsEditor />
        </form>
      </FormProvider>
    </Dialog>
  );
}
