import { UserPlus } from 'lucide-react';
import type { Admin } from '../../../../shared/contract/people/staff-contract';
import { useStaffSession, useStaffState } from '../../../session/staff-session-provider';
import { Button } from '../../../ui/button';
import { ListPage } from '../../kit/list/list-page';
import { ListTable } from '../../kit/list/list-table';
import { useRowChanges } from '../../kit/list/use-row-changes';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/users-page';
import { ADMIN_COLUMNS } from './admin-columns';
import { AdminDialog, DeleteAdmin } from './admin-dialogs';
import { AdminRowActions } from './admin-row-actions';

export const clientLoader = pageLoader((api) => api.staff.list());

export const meta = () => [{ title: 'Users · Back office' }];

/** The admin users and their roles (back office rule 14). */
export default function UsersPage({ loaderData }: Route.ComponentProps) {
  const session = useStaffSession();
  const state = useStaffState();
  const page = usePageData(loaderData);
  const { editing, deleting, ...changes } = useRowChanges(page.data, page.replace);
  const ownId = state.status === 'signed-in' ? state.user.id : undefined;
  const edited = editing?.row;

  return (
    <ListPage
      title="Users"
      page={page}
      failed="Failed to load admin users. Please try again."
      actions={
        <Button onClick={() => changes.startAdd()}>
          <UserPlus aria-hidden className="size-5" />
          Add Admin User
        </Button>
      }
    >
      {(admins) => (
        <>
          <ListTable
            caption="Admin users"
            columns={ADMIN_COLUMNS}
            rows={admins}
            actions={(admin) => (
              <AdminRowActions
                admin={admin}
                onEdit={() => changes.startEdit(admin)}
                onDelete={() => changes.startDelete(admin)}
              />
            )}
          />
          <p className="-mt-2 text-sm text-ink-soft">
            To delete an admin, give them another role first. The last admin keeps the role.
          </p>
          {editing && (
            <AdminDialog
              {...editing}
              isSelf={edited !== undefined && edited.id === ownId}
              isLastAdmin={
                edited?.role === 'admin' &&
                admins.filter(({ role }) => role === 'admin').length === 1
              }
              onSaved={(saved: Admin) => {
                editing.onSaved(saved);
                // The header shows the signed-in user's name and role.
                if (saved.id === ownId) session.read();
              }}
            />
          )}
          {deleting && <DeleteAdmin {...deleting} />}
        </>
      )}
    </ListPage>
  );
}
