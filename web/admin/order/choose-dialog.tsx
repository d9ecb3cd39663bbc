import { useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { SelectField } from '../../ui/select-field';

interface ChooseDialogProps<Value extends string> {
  title: string;
  label: string;
  options: readonly { value: Value; label: string }[];
  current: Value;
  busy: boolean;
  onClose: () => void;
  /** A value other than the current one was chosen. */
  onChoose: (value: Value) => void;
}

/** Sets one of several values; left unchanged, it sends nothing (spec §4). */
export function ChooseDialog<Value extends string>(props: ChooseDialogProps<Value>) {
  const { title, label, options, current, busy, onClose, onChoose } = props;
  const [chosen, setChosen] = useState(current);
  const save = () => (chosen === current ? onClose() : onChoose(chosen));

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} onClick={save}>
            {busy ? 'Saving…' : 'Save'}
          </Button>
        </>
      }
    >
      <SelectField
        label={label}
        value={chosen}
        onChange={(event) => {
          const option = options.find(({ value }) => value === event.target.value);
          if (option) setChosen(option.value);
        }}
      >
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
    </Dialog>
  );
}
