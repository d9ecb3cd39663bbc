import type { Category } from '../../../shared/contract/catalog-contract';
import { useApi } from '../../api/api-provider';
import { ButtonLink } from '../../ui/button-link';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Notice } from '../../ui/notice';
import { useToast } from '../../ui/toast';
import { useWrite } from '../page/use-write';

interface DeleteCategoryProps {
  category: Category;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks, by name, before a category is gone; one with products stays, and they are a press away. */
export function DeleteCategory({ category, onClose, onDeleted }: DeleteCategoryProps) {
  const api = useApi();
  const toast = useToast();
  const { busy, failure, send } = useWrite();
  const remove = async () => {
    const sent = await send(
      () => api.catalog.removeCategory({ id: category.id }),
      'Failed to delete category. Please try again.',
    );
    if (!sent) return;
    onDeleted();
    onClose();
    toast('success', `${category.name} was deleted`);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Delete ${category.name}?`}
      confirmLabel="Delete"
      onConfirm={remove}
      busy={busy}
    >
      <p>It goes from the menu for good. Only a category without products can be deleted.</p>
      {failure && (
        <Notice kind="error" role="alert" className="mt-3">
          <p>{failure.message}</p>
          {failure.code === 'category_in_use' && (
            <ButtonLink
              to={`/admin/products?category=${encodeURIComponent(category.id)}`}
              variant="quiet"
              className="mt-2"
            >
              Show its products
            </ButtonLink>
          )}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
