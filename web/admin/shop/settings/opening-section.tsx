import { CircleSlash, Clock, Copy, DoorOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { OPENING_MODE_LABELS } from '../../../../shared/contract/shop/settings-table';
import {
  OPENING_MODES,
  type OpeningMode,
  WEEKDAYS,
} from '../../../../shared/domain/shop/store-hours';
import { Button } from '../../../ui/button';
import { RadioCard } from '../../../ui/radio-card';
import { FormSection } from '../../kit/form/form-section';
import { DayFields, HolidayFields } from './day-fields';
import type { SettingsDraft } from './settings-draft';

const MODES: Record<OpeningMode, { detail: string; icon: ReactNode }> = {
  hours: { detail: 'Within the hours below', icon: <Clock aria-hidden /> },
  open: { detail: 'At any hour', icon: <DoorOpen aria-hidden /> },
  closed: { detail: 'Until you switch back', icon: <CircleSlash aria-hidden /> },
};

/** When the shop takes orders: always, never, or by hours (shop rule 4). */
export function OpeningSection() {
  const { register } = useFormContext<SettingsDraft>();
  return (
    <FormSection id="hours" title="Taking orders">
      <fieldset className="sm:col-span-2">
        <legend className="mb-1 font-semibold">The shop takes orders</legend>
        <div className="grid gap-3 md:grid-cols-3">
          {OPENING_MODES.map((mode) => (
            <RadioCard
              key={mode}
              value={mode}
              title={OPENING_MODE_LABELS[mode]}
              {...MODES[mode]}
              {...register('openingMode')}
            />
          ))}
        </div>
      </fieldset>
      <WeekFields />
      <HolidayFields />
    </FormSection>
  );
}

function WeekFields() {
  const { getValues, setValue } = useFormContext<SettingsDraft>();
  const copyMonday = () => {
    const [monday, ...others] = getValues('week');
    if (!monday) return;
    const week = [monday, ...others.map(() => structuredClone(monday))];
    setValue('week', week, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="font-semibold">Ordering hours</legend>
      <p className="text-ink-soft">
        Indian time (IST). Untick a day to close it. An evening may end after midnight, such as 6:00
        pm until 2:00 am.
      </p>
      <Button variant="quiet" className="my-2" onClick={copyMonday}>
        <Copy aria-hidden className="size-5" />
        Copy Monday to all days
      </Button>
      <ul className="divide-y divide-mist border-y border-mist">
        {WEEKDAYS.map((label, index) => (
          <li key={label} aria-label={label} className="py-2">
            <DayFields name={`week.${index}`} label={label} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
