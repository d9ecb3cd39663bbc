import { LOG_LEVELS } from '../../../shared/contract/logs-contract';
import { SelectField } from '../../ui/select-field';
import { ClearFilters } from '../list/clear-filters';
import { filterControls } from '../list/filter-controls';
import { TypedField } from '../list/typed-field';
import { LEVEL_LABELS } from './log-level-badge';
import { type LogFilterName, narrowsLogs } from './log-query';

interface LogFiltersProps {
  search: URLSearchParams;
  onChange: (search: URLSearchParams) => void;
}

/** Level, days and a search; what is chosen stands in the address. */
export function LogFilters({ search, onChange }: LogFiltersProps) {
  const control = filterControls<LogFilterName>(search, onChange);
  const level = control('level');
  return (
    <search className="grid grid-cols-2 gap-3 md:grid-cols-[1fr_1fr_1fr_1.5fr] xl:grid-cols-[1fr_1fr_1fr_2fr_7rem]">
      <div className="max-md:col-span-2">
        <SelectField
          label="Level"
          value={level.value}
          onChange={(event) => level.onChange(event.target.value)}
        >
          <option value="">All</option>
          {LOG_LEVELS.toReversed().map((value) => (
            <option key={value} value={value}>
              {LEVEL_LABELS[value]}
            </option>
          ))}
        </SelectField>
      </div>
      <TypedField label="From Date" type="date" {...control('from')} />
      <TypedField label="To Date" type="date" {...control('to')} />
      <div className="max-md:col-span-2">
        <TypedField
          label="Search"
          type="search"
          placeholder="Message, page, user or request id"
          maxLength={100}
          {...control('q')}
        />
      </div>
      {narrowsLogs(search) && (
        <ClearFilters
          className="md:max-xl:col-span-4 md:max-xl:justify-self-end"
          onClick={() => onChange(new URLSearchParams())}
        />
      )}
    </search>
  );
}
