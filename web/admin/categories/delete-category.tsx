import type { Category } from '../../../shared/contract/catalog-contract';
import { useApi } from '../../api/api-provider';
import { ButtonLink } from '../../ui/button-link';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Notice } from '../../ui/notice';
import { useRemoval } from '../page/use-removal';

interface DeleteCategoryProps {
  category: Category;
  onClose: () => void;
  onDeleted: () => void;
  /** Shows what is there now. */
  reload: () => void;
}

/** Asks, by name, before a category is gone; one with products stays, and they are a press away. */
export function DeleteCategory({ category, ...rest }: DeleteCategoryProps) {
  const api = useApi();
  const { busy, failure, confirm } = useRemoval({
    ...rest,
    name: category.name,
    remove: () =>
      api.catalog.removeCategory({
        params: { id: category.id },
        query: { version: category.version },
      }),
    failed: 'Failed to delete category. Please try again.',
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || rest.onClose()}
      title={`Delete ${category.name}?`}
      confirmLabel="Delete"
      onConfirm={confirm}
      busy={busy}
    >
      <p>It leaves the menu for good. Only an empty category can be deleted.</p>
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
