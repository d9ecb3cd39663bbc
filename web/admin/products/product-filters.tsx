import { useSearchParams } from 'react-router';
import type { Category } from '../../../shared/contract/catalog-contract';
import { PRODUCT_STATUSES } from '../../../shared/domain/stock-status';
import { PRODUCT_STATUS_LABELS } from '../../ui/product-status-pill';
import { SelectField } from '../../ui/select-field';
import { withProductFilter } from './product-query';

/** Category and status; what is chosen stands in the address (spec §2). */
export function ProductFilters({ categories }: { categories: readonly Category[] }) {
  const [search, setSearch] = useSearchParams();
  const change = (name: 'category' | 'status', value: string) =>
    setSearch(withProductFilter(search, name, value), { replace: true });
  return (
    <search className="grid grid-cols-2 gap-3 max-md:w-full md:w-80">
      <SelectField
        label="Category"
        value={search.get('category') ?? ''}
        onChange={(event) => change('category', event.target.value)}
      >
        <option value="">All</option>
        {categories.map(({ id, name, isActive }) => (
          <option key={id} value={id}>
            {isActive ? name : `${name} (inactive)`}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Status"
        value={search.get('status') ?? ''}
        onChange={(event) => change('status', event.target.value)}
      >
        <option value="">All</option>
        {PRODUCT_STATUSES.map((status) => (
          <option key={status} value={status}>
            {PRODUCT_STATUS_LABELS[status]}
          </option>
        ))}
      </SelectField>
    </search>
  );
}
