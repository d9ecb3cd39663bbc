import type { Product } from '../../../shared/contract/catalog-contract';
import { useApi } from '../../api/api-provider';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { FailureNotice } from '../page/failure-notice';
import { useRemoval } from '../page/use-removal';

interface DeleteProductProps {
  product: Product;
  onClose: () => void;
  onDeleted: () => void;
  /** Shows what is there now. */
  reload: () => void;
}

/** Asks, by name, before a product is gone. */
export function DeleteProduct({ product, ...rest }: DeleteProductProps) {
  const api = useApi();
  const { busy, failure, confirm } = useRemoval({
    ...rest,
    name: product.name,
    remove: () =>
      api.catalog.removeProduct({
        params: { id: product.id },
        query: { version: product.version },
      }),
    failed: 'Failed to delete product. Please try again.',
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || rest.onClose()}
      title={`Delete ${product.name}?`}
      confirmLabel="Delete"
      onConfirm={confirm}
      busy={busy}
    >
      <p>It leaves the menu for good. Past orders keep it.</p>
      <FailureNotice message={failure?.message} />
    </ConfirmDialog>
  );
}
