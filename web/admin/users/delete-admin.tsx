import type { Admin } from '../../../shared/contract/staff-contract';
import { useApi } from '../../api/api-provider';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { FailureNotice } from '../page/failure-notice';
import { useRemoval } from '../page/use-removal';
import { nameOf } from './admin-name';

interface DeleteAdminProps {
  admin: Admin;
  onClose: () => void;
  onDeleted: () => void;
  /** Shows what is there now. */
  reload: () => void;
}

/** Asks, by name, before someone may no longer sign in. */
export function DeleteAdmin({ admin, ...rest }: DeleteAdminProps) {
  const api = useApi();
  const { busy, failure, confirm } = useRemoval({
    ...rest,
    name: nameOf(admin),
    remove: () => api.staff.remove({ params: { id: admin.id }, query: { version: admin.version } }),
    failed: 'Failed to delete admin user. Please try again.',
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || rest.onClose()}
      title={`Delete ${nameOf(admin)}?`}
      confirmLabel="Delete"
      onConfirm={confirm}
      busy={busy}
    >
      <p>
        {admin.email} is signed out and can no longer sign in. Their past changes stay in the audit
        log.
      </p>
      <FailureNotice message={failure?.message} />
    </ConfirmDialog>
  );
}
