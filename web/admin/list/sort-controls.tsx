import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { classNames } from '../../ui/class-names';
import { SelectField } from '../../ui/select-field';
import { nextSort, type Sorting } from './sort-text';

interface SortButtonProps {
  id: string;
  label: string;
  sorted: Sorting | undefined;
  /** Its figures stand at the right, and the label above them. */
  numeric: boolean;
  onSort: (sort: string) => void;
}

/** A column's header that sorts by it. */
export function SortButton({ id, label, sorted, numeric, onSort }: SortButtonProps) {
  const current = sorted?.id === id;
  const Icon = current ? (sorted.desc ? ArrowDown : ArrowUp) : ArrowUpDown;
  return (
    <button
      type="button"
      onClick={() => onSort(nextSort(id, sorted))}
      className={classNames(
        'inline-flex h-11 items-center gap-1 hover:text-ink',
        numeric && 'flex-row-reverse',
        current && 'text-ink',
      )}
    >
      {label}
      <Icon
        aria-hidden
        className={classNames('size-4', !current && 'opacity-50 md:max-lg:hidden')}
      />
    </button>
  );
}

interface SortSelectProps {
  columns: readonly { id: string; header: string }[];
  sorted: Sorting | undefined;
  onSort: (sort: string) => void;
}

/** On a phone there are no headers to press. */
export function SortSelect({ columns, sorted, onSort }: SortSelectProps) {
  const value = sorted ? `${sorted.desc ? '-' : ''}${sorted.id}` : '';
  return (
    <div className="mb-3 md:hidden">
      <SelectField label="Sort by" value={value} onChange={(event) => onSort(event.target.value)}>
        {value === '' && <option value="">As it comes</option>}
        {columns.map(({ id, header }) => [
          <option key={id} value={id}>
            {header} ↑
          </option>,
          <option key={`-${id}`} value={`-${id}`}>
            {header} ↓
          </option>,
        ])}
      </SelectField>
    </div>
  );
}
