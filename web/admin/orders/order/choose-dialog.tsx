import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Options, SelectField } from '../../../ui/select-field';
import { FailureNotice } from '../../kit/query/failure-notice';

interface ChooseDialogProps<Value extends string> {
  title: string;
  label: string;
  options: readonly Value[];
  labels: Record<Value, string>;
  current: Value;
  busy: boolean;
  failure: string | undefined;
  onClose: () => void;
  /** Called with a value other than the current one. */
  onChoose: (value: Value) => void;
}

/** Chooses one of several values. An unchanged value is not sent (back office rule 10). */
export function ChooseDialog<Value extends string>(props: ChooseDialogProps<Value>) {
  const { title, label, options, labels, current, busy, failure, onClose, onChoose } = props;
  const [chosen, setChosen] = useState(current);

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      confirmLabel={busy ? 'Saving…' : 'Save'}
      confirmVariant="primary"
      onConfirm={() => (chosen === current ? onClose() : onChoose(chosen))}
      busy={busy}
    >
      <SelectField
        label={label}
        value={chosen}
        onChange={(event) => {
          const option = options.find((value) => value === event.target.value);
          if (option) setChosen(option);
        }}
      >
        <Options of={options.map((value) => [value, labels[value]])} />
      </SelectField>
      <FailureNotice message={failure} />
    </ConfirmDialog>
  );
}
