import type { ReactNode } from 'react';
import { m } from '../../../../shared/messages/compiled/messages';
import { refusal } from '../../../api/refusal';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Notice } from '../../../ui/notice';
import { useToast } from '../../../ui/toast';
import { withElements } from '../../../ui/with-elements';
import { type MutationFailure, useMutation } from '../query/use-mutation';
import type { RowNoun } from './edit-dialog';

export interface DeletedRow<Row> {
  row: Row;
  onClose: () => void;
  onDeleted: () => void;
}

interface DeleteDialogProps extends Omit<DeletedRow<unknown>, 'row'> {
  name: string;
  /** Default: 'Delete <name>?'. */
  title?: ReactNode;
  /** What it is, for the message of a failure. */
  noun: RowNoun | 'message';
  remove: () => Promise<unknown>;
  help?: (failure: MutationFailure) => ReactNode;
  children: ReactNode;
}

/** If someone else changed the row, it deletes nothing. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { name, noun, title, remove, help, onClose, children } = props;
  const toast = useToast();
  const { busy, failure, send } = useMutation();
  const withName = (message: (inputs: { name: string }) => string) =>
    withElements(message, { name: <bdi>{name}</bdi> });
  const confirm = async () => {
    const sent = await send(
      () => remove().then(() => 'deleted' as const, outcomeOf),
      m.kit_row_delete_failed({ noun }),
    );
    if (!sent) return;
    if (sent.result !== 'changed') props.onDeleted();
    onClose();
    if (sent.result === 'deleted') toast('success', withName(m.kit_row_deleted));
    else if (sent.result === 'gone') toast('warning', withName(m.kit_row_already_deleted));
    else toast('warning', withName(m.kit_row_changed_by_other));
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={title ?? withName(m.kit_row_delete_ask)}
      confirmLabel={m.ui_delete()}
      onConfirm={confirm}
      busy={busy}
    >
      <p>{children}</p>
      {failure && (
        <Notice kind="error" role="alert" className="mt-3">
          <p>{failure.message}</p>
          {help?.(failure)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}

function outcomeOf(error: unknown): 'gone' | 'changed' {
  const { code } = refusal(error);
  if (code === 'not_found') return 'gone';
  if (code === 'conflict') return 'changed';
  throw error;
}
