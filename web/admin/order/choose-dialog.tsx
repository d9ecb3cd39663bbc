import { useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { SelectField } from '../../ui/select-field';
import { FailureNotice } from '../page/failure-notice';

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

/** Chooses one of several values. An unchanged value is not sent (spec §4). */
export function ChooseDialog<Value extends string>(props: ChooseDialogProps<Value>) {
  const { title, label, options, labels, current, busy, failure, onClose, onChoose } = props;
  const [chosen, setChosen] = useState(current);
  const save = () => (chosen === current ? onClose() : onChoose(chosen));

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} onClick={save}>
            {busy ? 'Saving…' : 'Save'}
          </Button>
        </div>
      }
    >
      <SelectField
        label={label}
        value={chosen}
        onChange={(event) => {
          const option = options.find((value) => value === event.target.value);
          if (option) setChosen(option);
        }}
      >
        {options.map((value) => (
          <option key={value} value={value}>
            {labels[value]}
          </option>
        ))}
      </SelectField>
      <FailureNotice message={failure} />
    </Dialog>
  );
}
