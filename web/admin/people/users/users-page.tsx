import { Pencil, Trash2, UserPlus } from 'lucide-react';
import type { Admin } from '../../../../shared/contract/people/staff-contract';
import { ROLES, type Role } from '../../../../shared/domain/platform/roles';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { useStaffSession, useStaffState } from '../../../session/staff-session-provider';
import { Badge, type Tone } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { DeleteDialog, type DeletedRow } from '../../kit/form/delete-dialog';
import { EditDialog, type EditedRow } from '../../kit/form/edit-dialog';
import type { Column } from '../../kit/list/data-table';
import { ListPage } from '../../kit/list/list-page';
import { ListTable } from '../../kit/list/list-table';
import { useRowChanges } from '../../kit/list/use-row-changes';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/users-page';
import { adminDraft, draftOf } from './admin-draft';
import { AdminFields } from './admin-fields';
import { nameOf } from './admin-name';
import { EnrolledDevices } from './enrolled-devices';
import { ROLE_LABELS } from './role-words';

export const clientLoader = pageLoader(async ({ staff, enrolledDevices }) => {
  const [admins, devices] = await Promise.all([staff.list(), enrolledDevices.list()]);
  return { admins, devices };
});

export const meta = () => [{ title: m.office_page_title({ page: m.people_users() }) }];

/** The admin users and their roles (back office rule 14). */
export default function UsersPage({ loaderData }: Route.ComponentProps) {
  const session = useStaffSession();
  const state = useStaffState();
  const page = usePageData(loaderData);
  const { editing, deleting, ...changes } = useRowChanges(page.data?.admins, (admins) =>
    page.replace({ admins, devices: page.data?.devices ?? [] }),
  );
  const ownId = state.status === 'signed-in' ? state.user.id : undefined;
  const edited = editing?.row;

  return (
    <ListPage
      title={m.people_users()}
      page={page}
      failed={m.people_users_failed()}
      actions={
        <Button onClick={() => changes.startAdd()}>
          <UserPlus aria-hidden className="size-5" />
          {m.people_add_user()}
        </Button>
      }
    >
      {({ admins, devices }) => (
        <>
          <ListTable
            caption={m.people_admin_users()}
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
          <p className="-mt-2 text-sm text-ink-soft">{m.people_users_note()}</p>
          <EnrolledDevices devices={devices} />
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

const ROLE_TONES: Record<Role, Tone> = { admin: 'hill', manager: 'sky', staff: 'mist' };

const ADMIN_COLUMNS: readonly Column<Admin>[] = [
  {
    id: 'name',
    accessorFn: nameOf,
    header: m.people_name,
    isWideOnCard: true,
    sortFn: 'text',
    cell: ({ row }) => <AdminName admin={row.original} />,
  },
  {
    id: 'email',
    accessorKey: 'email',
    header: m.people_email,
    isWideOnCard: true,
    sortFn: 'text',
    cell: ({ row }) => <span className="break-all">{row.original.email}</span>,
  },
  {
    id: 'role',
    accessorFn: ({ role }) => ROLES.indexOf(role),
    header: m.people_role,
    cell: ({ row }) => (
      <Badge tone={ROLE_TONES[row.original.role]}>{ROLE_LABELS[row.original.role]}</Badge>
    ),
  },
];

function AdminName({ admin }: { admin: Admin }) {
  const state = useStaffState();
  const isSelf = state.status === 'signed-in' && state.user.id === admin.id;
  return (
    <span className="flex flex-wrap items-center gap-2 font-semibold">
      <bdi className="line-clamp-3">{nameOf(admin)}</bdi>
      {isSelf && <Badge tone="waffle">{m.people_you()}</Badge>}
    </span>
  );
}

interface AdminRowActionsProps {
  admin: Admin;
  onEdit: () => void;
  onDelete: () => void;
}

/** The buttons of an admin user. A user with role admin cannot be deleted (people rule 10). */
function AdminRowActions({ admin, onEdit, onDelete }: AdminRowActionsProps) {
  return (
    <span className="flex items-center gap-1 max-md:w-full">
      <Button
        variant="plain"
        aria-label={m.people_edit_user({ name: nameOf(admin) })}
        onClick={onEdit}
      >
        <Pencil aria-hidden className="size-5" />
        {m.ui_edit()}
      </Button>
      <IconButton
        label={m.people_delete_user({ name: nameOf(admin) })}
        icon={<Trash2 aria-hidden />}
        disabled={admin.role === 'admin'}
        className="ml-2 text-chilli enabled:hover:bg-chilli-soft max-md:ml-auto"
        onClick={onDelete}
      />
    </span>
  );
}

interface AdminDialogProps extends EditedRow<Admin> {
  isSelf: boolean;
  isLastAdmin: boolean;
}

function AdminDialog({ isSelf, isLastAdmin, ...props }: AdminDialogProps) {
  const { staff } = useApi();
  const isNew = props.row === undefined;
  return (
    <EditDialog
      {...props}
      noun="admin user"
      plural="admin users"
      addLabel={m.people_add_user()}
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

function DeleteAdmin({ row, ...rest }: DeletedRow<Admin>) {
  const { staff } = useApi();
  const { id, email, version } = row;
  return (
    <DeleteDialog
      {...rest}
      name={nameOf(row)}
      noun="admin user"
      remove={() => staff.remove({ params: { id }, query: { version } })}
    >
      {m.people_delete_why({ email })}
    </DeleteDialog>
  );
}
