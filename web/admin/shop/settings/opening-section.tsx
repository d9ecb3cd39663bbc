import { CircleSlash, Clock, DoorOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { OPENING_MODE_LABELS } from '../../../../shared/contract/shop/settings-table';
import { OPENING_MODES, type OpeningMode } from '../../../../shared/domain/shop/store-hours';
import { RadioCard } from '../../../ui/radio-card';
import { FormSection } from '../../kit/form/form-section';
import { HolidayFields } from './holiday-fields';
import type { SettingsDraft } from './settings-draft';
import { WeekFields } from './week-fields';

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
