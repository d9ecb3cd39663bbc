import { Plus, Trash2, X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { MAX_HOLIDAYS, MAX_SPANS_OF_DAY } from '../../../../shared/domain/shop/store-hours';
import { m } from '../../../../shared/messages/compiled/messages';
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

/** The hours of a day: closed, or open up to three times. */
export function DayFields({ name, label }: DayFieldsProps) {
  const { control, register } = useFormContext<SettingsDraft>();
  const isOpen = useWatch({ control, name: `${name}.isOpen` });
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
      <div className="mb-1 w-36">
        <CheckboxField label={label} {...register(`${name}.isOpen`)} />
      </div>
      {isOpen ? (
        <SpanFields name={`${name}.spans`} />
      ) : (
        <p className="mb-1 py-2 text-ink-soft">{m.shopoffice_day_closed()}</p>
      )}
    </div>
  );
}

function SpanFields({ name }: { name: `${DayFieldsProps['name']}.spans` }) {
  const { control } = useFormContext<SettingsDraft>();
  const field = useFields<SettingsDraft>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const spans = useWatch({ control, name });
  const addButton = useRef<HTMLButtonElement>(null);
  const times = fields.flatMap((_, index) => [
    `${name}.${index}.opens` as const,
    `${name}.${index}.closes` as const,
  ]);
  const time = (index: number, part: 'opens' | 'closes', title: string, hint?: string) => (
    <div className="w-34">
      <TextField
        label={title}
        type="time"
        hint={hint}
        {...field(`${name}.${index}.${part}`, { deps: times })}
      />
    </div>
  );
  return (
    <>
      {fields.map(({ id }, index) => {
        const { opens = '', closes = '' } = spans[index] ?? {};
        const isNextDay = '00:00' < closes && closes < opens;
        return (
          <div key={id} className="flex flex-wrap items-start gap-2">
            {time(index, 'opens', index === 0 ? m.shopoffice_from() : m.shopoffice_and_from())}
            {time(
              index,
              'closes',
              m.shopoffice_until_time(),
              isNextDay ? m.shopoffice_next_day() : undefined,
            )}
            {index > 0 && (
              <IconButton
                label={
                  index === 1 ? m.shopoffice_remove_second_time() : m.shopoffice_remove_third_time()
                }
                icon={<X aria-hidden />}
                onClick={() => {
                  flushSync(() => remove(index));
                  addButton.current?.focus();
                }}
                className="mt-7"
              />
            )}
          </div>
        );
      })}
      {fields.length < MAX_SPANS_OF_DAY && (
        <Button
          ref={addButton}
          variant="plain"
          className="mb-1"
          onClick={() => append({ opens: '', closes: '' })}
        >
          <Plus aria-hidden className="size-5" />
          {m.shopoffice_add_break()}
        </Button>
      )}
    </>
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
      <legend className="font-semibold">{m.shopoffice_special_days()}</legend>
      <p className="text-ink-soft">{m.shopoffice_special_days_hint()}</p>
      <ul className="flex flex-col gap-3 empty:hidden">
        {fields.map(({ id }, index) => (
          <li
            key={id}
            aria-label={m.shopoffice_special_day({ number: index + 1 })}
            className="rounded-lg border border-mist p-3"
          >
            <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
              <div className="w-44 max-w-full">
                <TextField
                  label={m.shopoffice_date()}
                  type="date"
                  {...field(`holidays.${index}.date`)}
                />
              </div>
              <div className="min-w-[min(11rem,100%)] flex-1">
                <TextField
                  label={m.shopoffice_name()}
                  optional
                  placeholder={m.shopoffice_holiday_example()}
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
                {m.ui_remove()}
              </Button>
            </div>
            <DayFields name={`holidays.${index}.hours`} label={m.shopoffice_open_that_day()} />
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
        {m.shopoffice_add_date()}
      </Button>
    </fieldset>
  );
}
