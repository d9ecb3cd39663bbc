import { Plus, Trash2, X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { MAX_HOLIDAYS } from '../../../../shared/domain/shop/store-hours';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { IconButton } from '../../../ui/icon-button';
import { TextField } from '../../../ui/text-field';
import { useFields } from '../../kit/form/use-fields';
import { dayDraftOf } from './hours-draft';
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

export function HolidayFields() {
  const { control, getValues } = useFormContext<SettingsDraft>();
  const field = useFields<SettingsDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'holidays' });
  const addButton = useRef<HTMLButtonElement>(null);
  const add = () => {
    const usual = { opens: getValues('opensAt'), closes: getValues('closesAt') };
    append({ date: '', name: '', hours: dayDraftOf([], usual) });
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 sm:col-span-2">
      <legend className="font-semibold">Holidays and special days</legend>
      <p className="text-ink-soft">
        On these dates the hours above do not apply. Customers see the name while you are closed.
      </p>
      <ul className="flex flex-col gap-3 empty:hidden">
        {fields.map(({ id }, index) => (
          <li
            key={id}
            aria-label={`Special day ${index + 1}`}
            className="rounded-lg border border-mist p-3"
          >
            <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
              <div className="w-44">
                <TextField label="Date" type="date" {...field(`holidays.${index}.date`)} />
              </div>
              <div className="min-w-44 flex-1">
                <TextField
                  label="Name"
                  optional
                  placeholder="Diwali"
                  autoComplete="off"
                  {...field(`holidays.${index}.name`)}
                />
              </div>
              <Button
                variant="danger"
                className="sm:mt-7"
                onClick={() => {
                  remove(index);
                  addButton.current?.focus();
                }}
              >
                <Trash2 aria-hidden className="size-5" />
                Remove
              </Button>
            </div>
            <DayFields name={`holidays.${index}.hours`} label="Open that day" />
          </li>
        ))}
      </ul>
      <Button
        ref={addButton}
        variant="quiet"
        className="self-start"
        disabled={fields.length >= MAX_HOLIDAYS}
        onClick={add}
      >
        <Plus aria-hidden className="size-5" />
        Add a date
      </Button>
    </fieldset>
  );
}
