import type { Admin } from '../../../shared/contract/staff-contract';
import { useApi } from '../../api/api-provider';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useToast } from '../../ui/toast';
import { ChangeFailure } from '../order/change-failure';
import { useWrite } from '../page/use-write';
import { nameOf } from './admin-name';

interface DeleteAdminProps {
  admin: Admin;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks, by name, before someone may no longer sign in. */
export function DeleteAdmin({ admin, onClose, onDeleted }: DeleteAdminProps) {
  const api = useApi();
  const toast = useToast();
  const { busy, failure, send } = useWrite();
  const remove = async () => {
    const sent = await send(
      () => api.staff.remove({ id: admin.id }),
      'Failed to delete admin user. Please try again.',
    );
    if (!sent) return;
    onDeleted();
    onClose();
    toast('success', `${nameOf(admin)} was deleted`);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Delete ${nameOf(admin)}?`}
      confirmLabel="Delete"
      onConfirm={remove}
      busy={busy}
    >
      <p>
        {admin.email} can no longer sign in and is signed out at once. What they did stays in the
        records.
      </p>
      <ChangeFailure message={failure?.message} />
    </ConfirmDialog>
  );
}
