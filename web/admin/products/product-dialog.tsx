import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Category, Product, ProductInput } from '../../../shared/contract/catalog-contract';
import { fieldWords } from '../../../shared/contract/field-words';
import { useApi } from '../../api/api-provider';
import { useToast } from '../../ui/toast';
import { FormDialog } from '../form/form-dialog';
import { useMutation } from '../page/use-mutation';
import { draftOf, emptyDraft, type ProductDraft, productDraft } from './product-draft';
import { ProductFields } from './product-fields';
import { SectionsEditor } from './sections-editor';

const GONE = 'This product or its category has been deleted. Nothing was saved.';

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
  // What the form began with; after a conflict, what is there now.
  const [base, setBase] = useState(product);
  const { busy, failure, send, clearFailure } = useMutation();
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
              version: base.version,
              // Untouched, it is left to the shop, which has been selling meanwhile.
              ...(dirtyFields.stockCount && { stockCount, stockVersion: base.stockVersion }),
            }),
          'Failed to update product. Please try again.',
          GONE,
        )
      : await send(
          () => api.catalog.createProduct({ ...entered, stockCount: stockCount ?? 0 }),
          'Failed to add product. Please try again.',
          GONE,
        );
    if (!sent) return;
    onSaved(sent.result);
    onClose();
    toast('success', `${sent.result.name} was ${base ? 'saved' : 'added'}`);
  };

  const loadLatest = async () => {
    const sent = await send(
      () => api.catalog.listProducts({}),
      'Failed to load products. Please try again.',
    );
    const present = sent?.result.find(({ id }) => id === base?.id);
    if (!sent) return;
    if (!present) {
      toast('warning', `${base?.name} was deleted by someone else`);
      return onClose();
    }
    setBase(present);
    form.reset(draftOf(present));
    clearFailure();
  };

  return (
    <FormProvider {...form}>
      <FormDialog
        title={product ? `Edit ${product.name}` : 'Add Product'}
        onClose={onClose}
        onSubmit={form.handleSubmit(save)}
        saveLabel={product ? 'Save' : 'Add Product'}
        busy={busy}
        failure={failure}
        onLoadLatest={loadLatest}
      >
        <ProductFields categories={categories} />
        <SectionsEditor />
      </FormDialog>
    </FormProvider>
  );
}
