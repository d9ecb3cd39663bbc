import { Pencil, Trash2 } from 'lucide-react';
import type { Admin } from '../../../shared/contract/staff-contract';
import { ROLES, type Role } from '../../../shared/domain/roles';
import { Badge, type Tone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import type { Column } from '../list/data-table';
import { nameOf } from './admin-name';
import { ROLE_LABELS } from './role-words';

const ROLE_TONES: Record<Role, Tone> = { admin: 'hill', manager: 'sky', staff: 'mist' };

interface RowDeeds {
  /** Of whoever sits here. */
  ownId: string | undefined;
  onEdit: (admin: Admin) => void;
  onDelete: (admin: Admin) => void;
}

/** The columns of the admin users; one of the role admin cannot be deleted (spec §6). */
export function adminColumns({ ownId, onEdit, onDelete }: RowDeeds): Column<Admin>[] {
  return [
    {
      id: 'name',
      accessorFn: nameOf,
      header: 'Name',
      sortFn: 'text',
      cell: ({ row }) => (
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {nameOf(row.original)}
          {row.original.id === ownId && <Badge tone="waffle">You</Badge>}
        </span>
      ),
    },
    {
      id: 'email',
      accessorKey: 'email',
      header: 'Email',
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
    {
      id: 'actions',
      header: 'Actions',
      cell: ({ row: { original: admin } }) => (
        <span className="flex items-center gap-1 max-md:w-full">
          <Button
            variant="plain"
            aria-label={`Edit ${nameOf(admin)}`}
            onClick={() => onEdit(admin)}
          >
            <Pencil aria-hidden className="size-5" />
            Edit
          </Button>
          <IconButton
            label={`Delete ${nameOf(admin)}`}
            icon={<Trash2 aria-hidden />}
            disabled={admin.role === 'admin'}
            className="ml-2 text-chilli enabled:hover:bg-chilli-soft max-md:ml-auto"
            onClick={() => onDelete(admin)}
          />
        </span>
      ),
    },
  ];
}
