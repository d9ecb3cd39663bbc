import { CircleSlash, Clock, Copy, DoorOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { OPENING_MODE_LABELS } from '../../../../shared/contract/shop/settings-table';
import { weekdayNames } from '../../../../shared/domain/platform/short-date';
import { OPENING_MODES, type OpeningMode } from '../../../../shared/domain/shop/store-hours';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { RadioCard } from '../../../ui/radio-card';
import { FormSection } from '../../kit/form/form-section';
import { DayFields, HolidayFields } from './day-fields';
import type { SettingsDraft } from './settings-draft';

const MODES: Record<OpeningMode, { detail: () => string; icon: ReactNode }> = {
  hours: { detail: m.shopoffice_mode_hours, icon: <Clock aria-hidden /> },
  open: { detail: m.shopoffice_mode_open, icon: <DoorOpen aria-hidden /> },
  closed: { detail: m.shopoffice_mode_closed, icon: <CircleSlash aria-hidden /> },
};

/** When the shop takes orders: always, never, or by hours (shop rule 4). */
export function OpeningSection() {
  const { register } = useFormContext<SettingsDraft>();
  return (
    <FormSection id="hours" title={m.shopoffice_taking_orders()}>
      <fieldset className="sm:col-span-2">
        <legend className="mb-1 font-semibold">{m.shopoffice_shop_takes_orders()}</legend>
        <div className="grid gap-3 md:grid-cols-3">
          {OPENING_MODES.map((mode) => {
            const { detail, icon } = MODES[mode];
            return (
              <RadioCard
                key={mode}
                value={mode}
                title={OPENING_MODE_LABELS[mode]()}
                detail={detail()}
                icon={icon}
                {...register('openingMode')}
              />
            );
          })}
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
      <legend className="font-semibold">{m.shopoffice_ordering_hours()}</legend>
      <p className="text-ink-soft">{m.shopoffice_ordering_hours_hint()}</p>
      <Button variant="quiet" className="my-2" onClick={copyMonday}>
        <Copy aria-hidden className="size-5" />
        {m.shopoffice_copy_monday()}
      </Button>
      <ul className="divide-y divide-mist border-y border-mist">
        {weekdayNames().map((label, index) => (
          <li key={label} aria-label={label} className="py-2">
            <DayFields name={`week.${index}`} label={label} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
