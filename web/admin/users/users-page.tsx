import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Admin } from '../../../shared/contract/staff-contract';
import { apiFor } from '../../api/load-context';
import { useStaffSession, useStaffState } from '../../session/staff-session-provider';
import { Button } from '../../ui/button';
import { PagedTable } from '../list/paged-table';
import { LoadFailure } from '../page/load-failure';
import { loadPage } from '../page/load-page';
import { usePageData } from '../page/use-page-data';
import type { Route } from './+types/users-page';
import { ADMIN_COLUMNS } from './admin-columns';
import { AdminDialog } from './admin-dialog';
import { AdminRowActions } from './admin-row-actions';
import { DeleteAdmin } from './delete-admin';

/** Everyone who may sign in to the back office. */
export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return loadPage(() => apiFor(context).staff.list());
}

export const meta = () => [{ title: 'Users · Back office' }];

/** Who works here, and what each may open (spec §2, §6). */
export default function UsersPage({ loaderData }: Route.ComponentProps) {
  const session = useStaffSession();
  const state = useStaffState();
  const { data: admins, failure, retry, busy, replace } = usePageData(loaderData);
  const [editing, setEditing] = useState<Admin | 'new'>();
  const [deleting, setDeleting] = useState<Admin>();
  const ownId = state.status === 'signed-in' ? state.admin.id : undefined;
  const edited = editing === 'new' ? undefined : editing;

  const show = (saved: Admin) => {
    if (!edited) return retry();
    if (admins) replace(admins.map((admin) => (admin.id === saved.id ? saved : admin)));
    // Another name, role or password of one's own: the shell asks anew who sits here.
    if (saved.id === ownId) session.read();
  };

  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Users</h1>
        {admins && (
          <Button onClick={() => setEditing('new')}>
            <UserPlus aria-hidden className="size-5" />
            Add Admin User
          </Button>
        )}
      </header>
      {failure && (
        <LoadFailure
          message="Failed to load admin users. Please try again."
          hasOlder={admins !== undefined}
          onRetry={retry}
          busy={busy}
        />
      )}
      {admins && (
        <>
          <PagedTable
            caption="Admin users"
            columns={ADMIN_COLUMNS}
            actions={(admin) => (
              <AdminRowActions
                admin={admin}
                onEdit={() => setEditing(admin)}
                onDelete={() => setDeleting(admin)}
              />
            )}
            wide={['name', 'email']}
            rows={admins}
            rowKey={({ id }) => id}
          />
          <p className="text-sm text-ink-soft">
            To delete an admin, give them another role first. The last admin keeps the role.
          </p>
        </>
      )}
      {editing && admins && (
        <AdminDialog
          admin={edited}
          isSelf={edited !== undefined && edited.id === ownId}
          isLastAdmin={
            edited?.role === 'admin' && admins.filter(({ role }) => role === 'admin').length === 1
          }
          onClose={() => setEditing(undefined)}
          onSaved={show}
        />
      )}
      {deleting && admins && (
        <DeleteAdmin
          admin={deleting}
          reload={retry}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => replace(admins.filter(({ id }) => id !== deleting.id))}
        />
      )}
    </div>
  );
}
