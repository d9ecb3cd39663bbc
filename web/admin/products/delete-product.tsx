import type { Product } from '../../../shared/contract/catalog-contract';
import { useApi } from '../../api/api-provider';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useToast } from '../../ui/toast';
import { ChangeFailure } from '../order/change-failure';
import { useWrite } from '../page/use-write';

interface DeleteProductProps {
  product: Product;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks, by name, before a product is gone. */
export function DeleteProduct({ product, onClose, onDeleted }: DeleteProductProps) {
  const api = useApi();
  const toast = useToast();
  const { busy, failure, send } = useWrite();
  const remove = async () => {
    const sent = await send(
      () => api.catalog.removeProduct({ id: product.id }),
      'Failed to delete product. Please try again.',
    );
    if (!sent) return;
    onDeleted();
    onClose();
    toast('success', `${product.name} was deleted`);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Delete ${product.name}?`}
      confirmLabel="Delete"
      onConfirm={remove}
      busy={busy}
    >
      <p>It goes from the menu for good. Orders that have it keep it.</p>
      <ChangeFailure message={failure?.message} />
    </ConfirmDialog>
  );
}
