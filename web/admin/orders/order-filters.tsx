import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '../../../shared/domain/order-status';
import { PAYMENT_BADGE_LABELS, PAYMENT_STATUSES } from '../../../shared/domain/payment';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { withChange } from './order-query';

interface OrderFiltersProps {
  search: URLSearchParams;
  onChange: (search: URLSearchParams) => void;
}

/** Status, payment, days and a search; what is chosen stands in the address (spec §2). */
export function OrderFilters({ search, onChange }: OrderFiltersProps) {
  const control = (name: Parameters<typeof withChange>[1]) => ({
    value: search.get(name) ?? '',
    onChange: (event: { target: { value: string } }) =>
      onChange(withChange(search, name, event.target.value)),
  });
  return (
    <search className="grid grid-cols-2 gap-3 md:grid-cols-4 xl:grid-cols-5">
      <SelectField label="Status" {...control('status')}>
        <option value="">All</option>
        {ORDER_STATUSES.map((status) => (
          <option key={status} value={status}>
            {ORDER_STATUS_LABELS[status]}
          </option>
        ))}
      </SelectField>
      <SelectField label="Payment" {...control('payment')}>
        <option value="">All</option>
        {PAYMENT_STATUSES.map((status) => (
          <option key={status} value={status}>
            {PAYMENT_BADGE_LABELS[status]}
          </option>
        ))}
      </SelectField>
      <TextField label="From Date" type="date" {...control('from')} />
      <TextField label="To Date" type="date" {...control('to')} />
      <div className="col-span-2 md:col-span-4 xl:col-span-1">
        <TextField label="Search" type="search" placeholder="Id, name or phone" {...control('q')} />
      </div>
    </search>
  );
}
