import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { fieldWords } from '../../../shared/contract/field-words';
import type { Admin } from '../../../shared/contract/staff-contract';
import { useApi } from '../../api/api-provider';
import { useToast } from '../../ui/toast';
import { FormDialog } from '../form/form-dialog';
import { markRefusedFields } from '../form/mark-refused-fields';
import { useMutation } from '../page/use-mutation';
import { type AdminDraft, adminDraft, draftOf, type EnteredAdmin } from './admin-draft';
import { AdminFields } from './admin-fields';
import { nameOf } from './admin-name';

interface AdminDialogProps {
  /** The admin user to change; undefined adds one. */
  admin: Admin | undefined;
  /** It is the one who sits here. */
  isSelf: boolean;
  /** Nobody else is an admin. */
  isLastAdmin: boolean;
  onClose: () => void;
  onSaved: (admin: Admin) => void;
}

/** Adds or changes an admin user (spec §5). Whatever was typed stays until it is saved. */
export function AdminDialog({ admin, isSelf, isLastAdmin, onClose, onSaved }: AdminDialogProps) {
  const api = useApi();
  const toast = useToast();
  // What the form began with; after a conflict, what is there now.
  const [base, setBase] = useState(admin);
  const { busy, failure, send, clearFailure } = useMutation();
  const form = useForm<AdminDraft, unknown, EnteredAdmin>({
    defaultValues: draftOf(base),
    resolver: zodResolver(adminDraft(base === undefined), { error: fieldWords }),
  });

  const write = ({ password, ...entered }: EnteredAdmin) => {
    if (!base) return api.staff.create({ ...entered, password: password ?? '' });
    const { id, version } = base;
    return api.staff.update({ ...entered, id, version, ...(password && { password }) });
  };

  const save = async (entered: EnteredAdmin) => {
    let refused: unknown;
    const sent = await send(
      () =>
        write(entered).catch((error: unknown) => {
          refused = error;
          throw error;
        }),
      `Failed to ${base ? 'update' : 'add'} admin user. Please try again.`,
    );
    markRefusedFields(form, refused);
    if (!sent) return;
    onSaved(sent.result);
    onClose();
    toast('success', `${nameOf(sent.result)} was ${base ? 'saved' : 'added'}`);
  };

  const loadLatest = async () => {
    const sent = await send(
      () => api.staff.list(),
      'Failed to load admin users. Please try again.',
    );
    if (!sent) return;
    const present = sent.result.find(({ id }) => id === base?.id);
    if (!present) {
      toast('warning', `${base && nameOf(base)} was deleted by someone else`);
      return onClose();
    }
    setBase(present);
    form.reset(draftOf(present));
    clearFailure();
  };

  return (
    <FormProvider {...form}>
      <FormDialog
        title={base ? `Edit ${nameOf(base)}` : 'Add Admin User'}
        onClose={onClose}
        onSubmit={form.handleSubmit(save)}
        saveLabel={base ? 'Save' : 'Add Admin User'}
        busy={busy}
        failure={failure}
        onLoadLatest={loadLatest}
      >
        <AdminFields isNew={base === undefined} isSelf={isSelf} isLastAdmin={isLastAdmin} />
      </FormDialog>
    </FormProvider>
  );
}
