import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '../../../shared/domain/order-status';
import { PAYMENT_BADGE_LABELS, PAYMENT_STATUSES } from '../../../shared/domain/payment';
import { classNames } from '../../ui/class-names';
import { SelectField } from '../../ui/select-field';
import { ClearFilters } from '../list/clear-filters';
import { filterControls } from '../list/filter-controls';
import { TypedField } from '../list/typed-field';
import { type FilterName, hasFilter, withoutFilters } from './order-query';

interface OrderFiltersProps {
  search: URLSearchParams;
  onChange: (search: URLSearchParams) => void;
}

/** Status, payment, days and a search; what is chosen stands in the address (spec §2). */
export function OrderFilters({ search, onChange }: OrderFiltersProps) {
  const control = filterControls<FilterName>(search, onChange);
  const status = control('status');
  const payment = control('payment');
  return (
    <search className="grid grid-cols-2 gap-3 md:grid-cols-4 xl:grid-cols-[1fr_1fr_1fr_1fr_2fr_auto]">
      <SelectField
        label="Status"
        value={status.value}
        onChange={(event) => status.onChange(event.target.value)}
      >
        <option value="">All</option>
        {ORDER_STATUSES.map((value) => (
          <option key={value} value={value}>
            {ORDER_STATUS_LABELS[value]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Payment"
        value={payment.value}
        onChange={(event) => payment.onChange(event.target.value)}
      >
        <option value="">All</option>
        {PAYMENT_STATUSES.map((value) => (
          <option key={value} value={value}>
            {PAYMENT_BADGE_LABELS[value]}
          </option>
        ))}
      </SelectField>
      <TypedField label="From Date" type="date" {...control('from')} />
      <TypedField label="To Date" type="date" {...control('to')} />
      <div
        className={classNames(
          'col-span-2 xl:col-span-1',
          hasFilter(search) ? 'md:col-span-3' : 'md:col-span-4',
        )}
      >
        <TypedField
          label="Search"
          type="search"
          placeholder="Id, name or phone"
          maxLength={100}
          {...control('q')}
        />
      </div>
      {hasFilter(search) && <ClearFilters onClick={() => onChange(withoutFilters(search))} />}
    </search>
  );
}
