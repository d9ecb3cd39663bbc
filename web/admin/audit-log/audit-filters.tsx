import type { Admin } from '../../../shared/contract/staff-contract';
import { AUDITED_AREAS } from '../../../shared/domain/audit';
import { classNames } from '../../ui/class-names';
import { SelectField } from '../../ui/select-field';
import { ClearFilters } from '../list/clear-filters';
import { filterControls } from '../list/filter-controls';
import { TypedField } from '../list/typed-field';
import { nameOf } from '../users/admin-name';
import { type AuditFilterName, narrowsLog } from './audit-query';
import { AREA_LABELS } from './change-sentences';

interface AuditFiltersProps {
  search: URLSearchParams;
  admins: readonly Admin[];
  onChange: (search: URLSearchParams) => void;
}

/** Area, person, days and a search; what is chosen stands in the address. */
export function AuditFilters({ search, admins, onChange }: AuditFiltersProps) {
  const control = filterControls<AuditFilterName>(search, onChange);
  const area = control('area');
  const who = control('who');
  return (
    <search className="grid grid-cols-2 gap-3 md:grid-cols-4 xl:grid-cols-[1fr_1fr_1fr_1fr_2fr_auto]">
      <SelectField
        label="Area"
        value={area.value}
        onChange={(event) => area.onChange(event.target.value)}
      >
        <option value="">All</option>
        {AUDITED_AREAS.map((value) => (
          <option key={value} value={value}>
            {AREA_LABELS[value]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Who"
        value={who.value}
        onChange={(event) => who.onChange(event.target.value)}
      >
        <option value="">Everyone</option>
        {admins.map((admin) => (
          <option key={admin.id} value={admin.id}>
            {nameOf(admin)}
          </option>
        ))}
      </SelectField>
      <TypedField label="From Date" type="date" {...control('from')} />
      <TypedField label="To Date" type="date" {...control('to')} />
      <div
        className={classNames(
          'col-span-2 xl:col-span-1',
          narrowsLog(search) ? 'md:col-span-3' : 'md:col-span-4',
        )}
      >
        <TypedField
          label="Search"
          type="search"
          placeholder="Name or order id"
          maxLength={100}
          {...control('q')}
        />
      </div>
      {narrowsLog(search) && <ClearFilters onClick={() => onChange(new URLSearchParams())} />}
    </search>
  );
}
