import { Copy } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { WEEKDAYS } from '../../../../shared/domain/shop/store-hours';
import { Button } from '../../../ui/button';
import { DayFields } from './day-fields';
import type { SettingsDraft } from './settings-draft';

export function WeekFields() {
  const { getValues, setValue } = useFormContext<SettingsDraft>();
  const copyMonday = () => {
    const [monday, ...others] = getValues('week');
    if (!monday) return;
    const week = [monday, ...others.map(() => ({ ...monday }))];
    setValue('week', week, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="font-semibold">Ordering hours</legend>
      <p className="text-ink-soft">
        Indian time (IST). Untick a day to close it. To close at midnight, enter 12:00 am.
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
