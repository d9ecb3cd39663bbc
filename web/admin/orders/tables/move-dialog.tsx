import { type FormEvent, useState } from 'react';
import type { Tab, TableState } from '../../../../shared/contract/orders/tables-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { Options, SelectField } from '../../../ui/select-field';
import { FormDialog } from '../../kit/form/form-dialog';
import { useMutation } from '../../kit/query/use-mutation';

interface MoveDialogProps {
  table: TableState;
  /** The bill that moves to a free table, or becomes one with another table's. */
  tab: Tab;
  tables: readonly TableState[];
  onClose: () => void;
}

export function MoveDialog({ table, tab, tables, onClose }: MoveDialogProps) {
  const api = useApi();
  const { busy, failure, send } = useMutation();
  const others = tables.filter(({ id, isActive }) => isActive && id !== table.id);
  const free = others.filter(({ tabs }) => tabs.length === 0);
  const taken = others.filter(({ tabs }) => tabs.length > 0);
  const [tableId, setTableId] = useState([...free, ...taken][0]?.id);
  const [key] = useState(() => crypto.randomUUID());

  async function move(event: FormEvent) {
    event.preventDefault();
    if (tableId === undefined) return onClose();
    const { orderId: id, version } = tab;
    const toOrderId = taken.find((other) => other.id === tableId)?.tabs.at(-1)?.orderId;
    const headers = { 'idempotency-key': `${key} ${toOrderId}` };
    const sent = await send(
      () =>
        toOrderId === undefined
          ? api.tables.move({ id, tableId })
          : api.tables.moveDishes({ params: { id }, headers, body: { version, toOrderId } }),
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
      {others.length === 0 ? (
        <p>{m.tables_no_free()}</p>
      ) : (
        <SelectField
          label={m.tables_move_to()}
          value={tableId}
          onChange={({ target }) => setTableId(target.value)}
        >
          <Options of={free.map(({ id, name }) => [id, name])} />
          <Options of={taken.map(({ id, name }) => [id, m.tables_join_bill({ table: name })])} />
        </SelectField>
      )}
    </FormDialog>
  );
}
