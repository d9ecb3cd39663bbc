import { type FormEvent, useState } from 'react';
import type { TableState } from '../../../../shared/contract/orders/tables-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { Options, SelectField } from '../../../ui/select-field';
import { FormDialog } from '../../kit/form/form-dialog';
import { useMutation } from '../../kit/query/use-mutation';

interface MoveDialogProps {
  /** Whose newest bill moves. */
  table: TableState;
  tables: readonly TableState[];
  onClose: () => void;
}

export function MoveDialog({ table, tables, onClose }: MoveDialogProps) {
  const api = useApi();
  const { busy, failure, send } = useMutation();
  const free = tables.filter(({ tabs, isActive }) => isActive && tabs.length === 0);
  const [tableId, setTableId] = useState(free[0]?.id);
  const orderId = table.tabs.at(-1)?.orderId;

  async function move(event: FormEvent) {
    event.preventDefault();
    if (orderId === undefined || tableId === undefined) return onClose();
    const sent = await send(
      () => api.tables.move({ id: orderId, tableId }),
      m.tables_move_failed(),
    );
    if (sent) onClose();
  }

  return (
    <FormDialog
      title={m.tables_move_title({ table: table.name })}
      onClose={onClose}
      onSubmit={move}
      saveLabel={m.tables_move()}
      busy={busy}
      failure={failure}
    >
      {free.length === 0 ? (
        <p>{m.tables_no_free()}</p>
      ) : (
        <SelectField
          label={m.tables_move_to()}
          value={tableId}
          onChange={({ target }) => setTableId(target.value)}
        >
          <Options of={free.map(({ id, name }) => [id, name])} />
        </SelectField>
      )}
    </FormDialog>
  );
}
