import type { Admin } from '../../../../shared/contract/people/staff-contract';
import { useApi } from '../../../api/api-provider';
import { DeleteDialog, type DeletedRow } from '../../kit/form/delete-dialog';
import { EditDialog, type EditedRow } from '../../kit/form/edit-dialog';
import { adminDraft, draftOf } from './admin-draft';
import { AdminFields } from './admin-fields';
import { nameOf } from './admin-name';

interface AdminDialogProps extends EditedRow<Admin> {
  isSelf: boolean;
  isLastAdmin: boolean;
}

export function AdminDialog({ isSelf, isLastAdmin, ...props }: AdminDialogProps) {
  const { staff } = useApi();
  const isNew = props.row === undefined;
  return (
    <EditDialog
      {...props}
      noun="admin user"
      plural="admin users"
      addLabel="Add Admin User"
      nameOf={nameOf}
      draftOf={draftOf}
      schema={adminDraft(isNew)}
      send={({ password, ...entered }, base) =>
        base
          ? staff.update({
              ...entered,
              id: base.id,
              version: base.version,
              ...(password && { password }),
            })
          : staff.create({ ...entered, password: password ?? '' })
      }
      list={() => staff.list()}
    >
      <AdminFields isNew={isNew} isSelf={isSelf} isLastAdmin={isLastAdmin} />
    </EditDialog>
  );
}

export function DeleteAdmin({ row, ...rest }: DeletedRow<Admin>) {
  const { staff } = useApi();
  const { id, email, version } = row;
  return (
    <DeleteDialog
      {...rest}
      name={nameOf(row)}
      noun="admin user"
      remove={() => staff.remove({ params: { id }, query: { version } })}
    >
      {email} is signed out and can no longer sign in. Their past changes stay in the audit log.
    </DeleteDialog>
  );
}
