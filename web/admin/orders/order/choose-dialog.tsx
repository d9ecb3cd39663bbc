import { type FormEvent, useState } from 'react';
import { m } from '../../../../shared/messages/compiled/messages';
import { Options, SelectField } from '../../../ui/select-field';
import { FormDialog } from '../../kit/form/form-dialog';

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
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === current) onClose();
    else onChoose(chosen);
  };

  return (
    <FormDialog
      title={title}
      onClose={onClose}
      onSubmit={save}
      saveLabel={m.ui_save()}
      busy={busy}
      failure={failure}
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
    </FormDialog>
  );
}
