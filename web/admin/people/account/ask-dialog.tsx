import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { m } from '../../../../shared/messages/compiled/messages';
import { refusal } from '../../../api/refusal';
import { TextField } from '../../../ui/text-field';
import { FormDialog } from '../../kit/form/form-dialog';
import { useMutation } from '../../kit/query/use-mutation';

export const PASSWORD_FIELD = {
  get label() {
    return m.people_your_password();
  },
  type: 'password',
  autoComplete: 'current-password',
} as const;

interface AskDialogProps {
  title: string;
  children?: ReactNode;
  saveLabel: string;
  field: ComponentProps<typeof TextField>;
  missing: string;
  send: (typed: string) => Promise<void>;
  failed: string;
  onClose: () => void;
}

/** Asks for one value before an action. Its error is shown at the field. */
export function AskDialog(props: AskDialogProps) {
  const { busy, failure, send } = useMutation();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return setProblem(props.missing);
    await send(
      () =>
        props.send(typed).catch((error: unknown) => {
          const refused = refusal(error);
          if (refused.code === 'bad_input') {
            setProblem(refused.data.issues.map(({ message }) => message).join(' '));
          }
          throw error;
        }),
      props.failed,
    );
  };

  return (
    <FormDialog
      title={props.title}
      onClose={props.onClose}
      onSubmit={submit}
      saveLabel={props.saveLabel}
      busy={busy}
      failure={problem === undefined ? failure : undefined}
    >
      {props.children}
      <TextField
        autoFocus
        value={typed}
        error={problem}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
        {...props.field}
      />
    </FormDialog>
  );
}
