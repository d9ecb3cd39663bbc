import type { ReactNode } from 'react';
import { refusal } from '../../../api/refusal';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Notice } from '../../../ui/notice';
import { useToast } from '../../../ui/toast';
import { type MutationFailure, useMutation } from '../query/use-mutation';

export interface DeletedRow<Row> {
  row: Row;
  onClose: () => void;
  onDeleted: () => void;
}

interface DeleteDialogProps extends Omit<DeletedRow<unknown>, 'row'> {
  name: string;
  /** Default: 'Delete <name>?'. */
  title?: ReactNode;
  /** The noun in the message of a failure: 'product'. */
  noun: string;
  remove: () => Promise<unknown>;
  help?: (failure: MutationFailure) => ReactNode;
  children: ReactNode;
}

/** If someone else changed the row, it deletes nothing. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { name, noun, title, remove, help, onClose, children } = props;
  const toast = useToast();
  const { busy, failure, send } = useMutation();
  const subject = <bdi>{name}</bdi>;
  const confirm = async () => {
    const sent = await send(
      () => remove().then(() => 'deleted' as const, outcomeOf),
      `Failed to delete ${noun}. Please try again.`,
    );
    if (!sent) return;
    if (sent.result !== 'changed') props.onDeleted();
    onClose();
    if (sent.result === 'deleted') toast('success', <>{subject} was deleted</>);
    else if (sent.result === 'gone') toast('warning', <>{subject} was already deleted</>);
    else toast('warning', <>Someone else changed {subject}. Nothing was deleted.</>);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={title ?? <>Delete {subject}?</>}
      confirmLabel="Delete"
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
