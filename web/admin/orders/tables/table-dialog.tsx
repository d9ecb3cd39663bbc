import * as z from 'zod';
import type { CodedTable } from '../../../../shared/contract/orders/tables-contract';
import { tableName } from '../../../../shared/contract/orders/tables-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { CheckboxField } from '../../../ui/checkbox-field';
import { TextField } from '../../../ui/text-field';
import { FormDialog } from '../../kit/form/form-dialog';
import { fieldsOf } from '../../kit/form/use-fields';
import { useZodForm } from '../../kit/form/use-zod-form';
import { useMutation } from '../../kit/query/use-mutation';

const draft = z.object({ name: tableName, isActive: z.boolean() });

interface TableDialogProps {
  /** Undefined for a new one. */
  table: CodedTable | undefined;
  onClose: () => void;
}

export function TableDialog({ table, onClose }: TableDialogProps) {
  const { tables } = useApi();
  const { busy, failure, send } = useMutation();
  const form = useZodForm(draft, { name: table?.name ?? '', isActive: table?.isActive ?? true });
  const field = fieldsOf(form);

  async function save({ name, isActive }: z.output<typeof draft>) {
    const change = () =>
      table
        ? tables.change({ id: table.id, version: table.version, name, isActive })
        : tables.create({ name });
    if (await send(change, m.tables_save_failed())) onClose();
  }

  return (
    <FormDialog
      title={table?.name ?? m.tables_add()}
      onClose={onClose}
      onSubmit={form.handleSubmit(save)}
      saveLabel={m.ui_save()}
      busy={busy}
      failure={failure}
    >
      <TextField
        label={m.tables_name()}
        placeholder={m.tables_name_example()}
        autoComplete="off"
        maxLength={40}
        {...field('name')}
      />
      {table && <CheckboxField label={m.tables_in_use()} {...form.register('isActive')} />}
    </FormDialog>
  );
}
