import { useState } from 'react';
import { useMutation } from '../query/use-mutation';

/** The dialogs and changes of a list's rows; a saved change is shown at once. */
export function useRowChanges<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  replace: (rows: Row[]) => void,
) {
  const [editing, setEditing] = useState<Row | 'new'>();
  const [copied, setCopied] = useState<Row>();
  const [deleting, setDeleting] = useState<Row>();
  const { busy, failure, send } = useMutation();
  const show = (changed: Row) =>
    rows && replace(rows.map((row) => (row.id === changed.id ? changed : row)));
  return {
    startAdd: (row?: Row) => {
      setCopied(row);
      setEditing('new');
    },
    startEdit: (row: Row) => setEditing(row),
    startDelete: (row: Row) => setDeleting(row),
    editing: editing && {
      row: editing === 'new' ? undefined : editing,
      copied,
      onClose: () => setEditing(undefined),
      onSaved: show,
    },
    deleting: deleting && {
      row: deleting,
      onClose: () => setDeleting(undefined),
      onDeleted: () => rows && replace(rows.filter(({ id }) => id !== deleting.id)),
    },
    /** Changes a row without a dialog. @returns undefined for a failed change. */
    change: async (change: () => Promise<Row>, failed: string) => {
      const sent = await send(change, failed);
      if (sent) show(sent.result);
      return sent?.result;
    },
    busy,
    failure,
  };
}
