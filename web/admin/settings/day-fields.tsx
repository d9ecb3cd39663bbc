import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/checkbox-field';
import { IconButton } from '../../ui/icon-button';
import { TextField } from '../../ui/text-field';
import { useFields } from '../form/use-fields';
import type { SettingsDraft } from './settings-draft';

interface DayFieldsProps {
  name: `week.${number}` | `holidays.${number}.hours`;
  /** Labels the checkbox that opens the day: 'Monday'. */
  label: string;
  /** Further buttons of an open day. */
  children?: ReactNode;
}

/** The hours of a day: closed, or open once or twice. */
export function DayFields({ name, label, children }: DayFieldsProps) {
  const { control, register, setValue } = useFormContext<SettingsDraft>();
  const field = useFields<SettingsDraft>();
  const day = useWatch({ control, name });
  const setBreak = (hasBreak: boolean) =>
    setValue(`${name}.hasBreak`, hasBreak, { shouldDirty: true });
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
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="w-36 md:mt-6">
        <CheckboxField label={label} {...register(`${name}.isOpen`)} />
      </div>
      {day.isOpen ? (
        <>
          <div className="flex gap-2">
            {time('opens', 'From')}
            {time('closes', 'Until')}
          </div>
          {day.hasBreak ? (
            <div className="flex items-start gap-2">
              {time('reopens', 'and from')}
              {time('closesAgain', 'Until')}
              <IconButton
                label="Remove the second time"
                icon={<X aria-hidden />}
                onClick={() => setBreak(false)}
                className="mt-7"
              />
            </div>
          ) : (
            <Button variant="plain" className="md:mt-7" onClick={() => setBreak(true)}>
              <Plus aria-hidden className="size-5" />
              Add a break
            </Button>
          )}
          {children}
        </>
      ) : (
        <p className="py-2 text-ink-soft md:mt-6">Closed</p>
      )}
    </div>
  );
}
