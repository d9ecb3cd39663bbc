import { useState } from 'react';
import { useMutation } from '../data/use-mutation';

/**
 * The dialogs and changes of a list's rows. A saved change is shown at once.
 * @param replace replaces the rows shown.
 */
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
    /** @param row the row to copy. */
    startAdd: (row?: Row) => {
      setCopied(row);
      setEditing('new');
    },
    startEdit: (row: Row) => setEditing(row),
    startDelete: (row: Row) => setDeleting(row),
    /** Props of the edit dialog while it is open; without a row, it adds one. */
    editing: editing && {
      row: editing === 'new' ? undefined : editing,
      copied,
      onClose: () => setEditing(undefined),
      onSaved: show,
    },
    /** Props of the delete dialog while it is open. */
    deleting: deleting && {
      row: deleting,
      onClose: () => setDeleting(undefined),
      onDeleted: () => rows && replace(rows.filter(({ id }) => id !== deleting.id)),
    },
    /**
     * Changes a row without a dialog.
     * @param failed the message for a failed change.
     * @returns the changed row; undefined for a failed change.
     */
    change: async (change: () => Promise<Row>, failed: string) => {
      const sent = await send(change, failed);
      if (sent) show(sent.result);
      return sent?.result;
    },
    busy,
    failure,
  };
}
