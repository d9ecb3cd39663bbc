import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { SERIES_DAYS } from '../../../../shared/domain/platform/report-days';
import { m } from '../../../../shared/messages/compiled/messages';
import { classNames } from '../../../ui/class-names';
import { daysIn } from './report-period';

/** Chooses the number of days. The choice is shown at once, while the figures load. */
export function PeriodChoice() {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const wanted = daysIn(next?.pathname === pathname ? new URLSearchParams(next.search) : search);
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{m.chart_days_shown()}</legend>
      {SERIES_DAYS.map((days) => (
        <button
          key={days}
          type="button"
          aria-pressed={days === wanted}
          onClick={() => {
            const next = new URLSearchParams(search);
            next.set('days', String(days));
            setSearch(next, { replace: true, preventScrollReset: true });
          }}
          className={classNames(
            'h-11 rounded-md border px-3 font-semibold tabular-nums',
            days === wanted
              ? 'border-hill bg-hill text-on-hill'
              : 'border-mist-strong bg-raised hover:bg-sunken',
          )}
        >
          {m.chart_days({ days })}
        </button>
      ))}
    </fieldset>
  );
}
