import { Plus, X } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { IconButton } from '../../../ui/icon-button';
import { TextField } from '../../../ui/text-field';
import { useFields } from '../../kit/form/use-fields';
import type { SettingsDraft } from './settings-draft';

interface DayFieldsProps {
  name: `week.${number}` | `holidays.${number}.hours`;
  /** Labels the checkbox that opens the day: 'Monday'. */
  label: string;
}

/** The hours of a day: closed, or open once or twice. */
export function DayFields({ name, label }: DayFieldsProps) {
  const { control, register, setFocus, setValue } = useFormContext<SettingsDraft>();
  const field = useFields<SettingsDraft>();
  const day = useWatch({ control, name });
  // The pressed button disappears, so the focus moves to the field that is next to it.
  const setBreak = (hasBreak: boolean) => {
    flushSync(() => setValue(`${name}.hasBreak`, hasBreak, { shouldDirty: true }));
    setFocus(`${name}.${hasBreak ? 'reopens' : 'closes'}`);
  };
  const time = (part: 'opens' | 'closes' | 'reopens' | 'closesAgain', title: string) => (
    <div className="w-34">
      <TextField
        label={title}
        type="time"
        {...field(`${name}.${part}`, {
          deps: [`${name}.closes`, `${name}.reopens`, `${name}.closesAgain`],
        })}
      />
    </div>
  );
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
      <div className="mb-1 w-36">
        <CheckboxField label={label} {...register(`${name}.isOpen`)} />
      </div>
      {day.isOpen ? (
        <>
          <div className="flex gap-2">
            {time('opens', 'From')}
            {time('closes', 'Until')}
          </div>
          {day.hasBreak ? (
            <div className="flex flex-wrap items-end gap-2">
              {time('reopens', 'and from')}
              {time('closesAgain', 'Until')}
              <IconButton
                label="Remove the second time"
                icon={<X aria-hidden />}
                onClick={() => setBreak(false)}
                className="mb-1"
              />
            </div>
          ) : (
            <Button variant="plain" className="mb-1" onClick={() => setBreak(true)}>
              <Plus aria-hidden className="size-5" />
              Add a break
            </Button>
          )}
        </>
      ) : (
        <p className="mb-1 py-2 text-ink-soft">Closed</p>
      )}
    </div>
  );
}
