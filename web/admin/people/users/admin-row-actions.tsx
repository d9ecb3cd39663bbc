import { Pencil, Trash2 } from 'lucide-react';
import type { Admin } from '../../../../shared/contract/people/staff-contract';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { nameOf } from './admin-name';

interface AdminRowActionsProps {
  admin: Admin;
  onEdit: () => void;
  onDelete: () => void;
}

/** The buttons of an admin user. A user with role admin cannot be deleted (people rule 10). */
export function AdminRowActions({ admin, onEdit, onDelete }: AdminRowActionsProps) {
  return (
    <span className="flex items-center gap-1 max-md:w-full">
      <Button variant="plain" aria-label={`Edit ${nameOf(admin)}`} onClick={onEdit}>
        <Pencil aria-hidden className="size-5" />
        Edit
      </Button>
      <IconButton
        label={`Delete ${nameOf(admin)}`}
        icon={<Trash2 aria-hidden />}
        disabled={admin.role === 'admin'}
        className="ml-2 text-chilli enabled:hover:bg-chilli-soft max-md:ml-auto"
        onClick={onDelete}
      />
    </span>
  );
}
