import { type FormEventHandler, type ReactNode, useId } from 'react';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import type { MutationFailure } from '../query/use-mutation';
import { FormFailure } from './form-failure';
import { GuardedDialog } from './guarded-dialog';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  onClose: () => void;
  onSubmit: FormEventHandler<HTMLFormElement>;
  saveLabel: string;
  busy: boolean;
  /** Only the message, where no conflict can happen. */
  failure: MutationFailure | string | undefined;
  /** For a form that knows it better than its fields' events. */
  isFilled?: boolean;
  /** Replaces the form's values with the latest version after a conflict. */
  onLoadLatest?: (() => void) | undefined;
  children: ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const { title, description, onClose, onSubmit, saveLabel, busy, failure, children } = props;
  const id = useId();
  return (
    <GuardedDialog
      isFilled={props.isFilled}
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <div className="flex flex-col gap-3">
          <FormFailure
            failure={
              typeof failure === 'string' ? { code: 'bad_input', message: failure } : failure
            }
            onLoadLatest={props.onLoadLatest}
            busy={busy}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={onClose}>
              {m.ui_cancel()}
            </Button>
            <Button type="submit" form={id} busy={busy}>
              {saveLabel}
            </Button>
          </div>
        </div>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit} className="flex flex-col gap-4 pt-1">
        {children}
      </form>
    </GuardedDialog>
  );
}
