import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { m } from '../../../../shared/messages/compiled/messages';
import { classNames } from '../../../ui/class-names';
import { SelectField } from '../../../ui/select-field';
import { nextSort, type Sorting } from './sort-param';

interface SortableColumn {
  id: string;
  header: () => string;
  isNumeric?: boolean;
}

interface SortButtonProps {
  column: SortableColumn;
  sorted: Sorting | undefined;
  onSort: (sort: string) => void;
}

export function SortButton({ column, sorted, onSort }: SortButtonProps) {
  const isCurrent = sorted?.id === column.id;
  const Icon = isCurrent ? (sorted.desc ? ArrowDown : ArrowUp) : ArrowUpDown;
  return (
    <button
      type="button"
      onClick={() => onSort(nextSort(column.id, sorted))}
      className={classNames(
        'inline-flex h-11 items-center gap-1 hover:text-ink',
        column.isNumeric && 'flex-row-reverse',
        isCurrent && 'text-ink',
      )}
    >
      {column.header()}
      <Icon
        aria-hidden
        className={classNames('size-4', !isCurrent && 'opacity-50 md:max-lg:hidden')}
      />
    </button>
  );
}

interface SortSelectProps {
  columns: readonly SortableColumn[];
  sorted: Sorting | undefined;
  onSort: (sort: string) => void;
  unsorted?: string | undefined;
}

/** The sort control on a phone, which shows no headers. */
export function SortSelect(props: SortSelectProps) {
  const { columns, sorted, onSort, unsorted = m.kit_list_default_order() } = props;
  const value = sorted ? `${sorted.desc ? '-' : ''}${sorted.id}` : '';
  return (
    <div className="mb-3 md:hidden">
      <SelectField
        label={m.kit_list_sort_by()}
        value={value}
        onChange={(event) => onSort(event.target.value)}
      >
        {value === '' && <option value="">{unsorted}</option>}
        {columns.map(({ id, header }) => [
          <option key={id} value={id}>
            {header()} ↑
          </option>,
          <option key={`-${id}`} value={`-${id}`}>
            {header()} ↓
          </option>,
        ])}
      </SelectField>
    </div>
  );
}
