import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { MAX_HOLIDAYS } from '../../../../shared/domain/shop/store-hours';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/text-field';
import { useFields } from '../../kit/form/use-fields';
import { DayFields } from './day-fields';
import { dayDraftOf } from './hours-draft';
import type { SettingsDraft } from './settings-draft';

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
                  placeholder="Losar"
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
