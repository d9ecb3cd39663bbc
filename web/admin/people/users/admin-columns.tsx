import type { Admin } from '../../../../shared/contract/people/staff-contract';
import { ROLES, type Role } from '../../../../shared/domain/platform/roles';
import { useStaffState } from '../../../session/staff-session-provider';
import { Badge, type Tone } from '../../../ui/badge';
import type { Column } from '../../kit/list/data-table';
import { nameOf } from './admin-name';
import { ROLE_LABELS } from './role-words';

const ROLE_TONES: Record<Role, Tone> = { admin: 'hill', manager: 'sky', staff: 'mist' };

export const ADMIN_COLUMNS: readonly Column<Admin>[] = [
  {
    id: 'name',
    accessorFn: nameOf,
    header: 'Name',
    isWideOnCard: true,
    sortFn: 'text',
    cell: ({ row }) => <AdminName admin={row.original} />,
  },
  {
    id: 'email',
    accessorKey: 'email',
    header: 'Email',
    isWideOnCard: true,
    sortFn: 'text',
    cell: ({ row }) => <span className="break-all">{row.original.email}</span>,
  },
  {
    id: 'role',
    accessorFn: ({ role }) => ROLES.indexOf(role),
    header: 'Role',
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
      {isSelf && <Badge tone="waffle">You</Badge>}
    </span>
  );
}
