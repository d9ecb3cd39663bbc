import { X } from 'lucide-react';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { Options, SelectField } from '../../../ui/select-field';
import { DebouncedField } from './debounced-field';
import { FoldedFilters, spanWords } from './folded-filters';
import { useListParams } from './list-params';

interface SelectFilter {
  name: string;
  label: string;
  /** Labels by value, in their order. */
  options: Readonly<Record<string, string>>;
  /** The label for no filter; 'All' by default. */
  all?: string;
}

interface ListFiltersProps {
  selects?: readonly SelectFilter[];
  days?: boolean;
  search?: string;
}

export function ListFilters({ selects = [], days = false, search }: ListFiltersProps) {
  const { params, change } = useListParams();
  const names = [
    ...selects.map(({ name }) => name),
    ...(days ? ['dateFrom', 'dateTo'] : []),
    ...(search === undefined ? [] : ['q']),
  ];
  const valueIn = (name: string) => params.get(name) ?? '';
  const control = (name: string) => ({
    value: valueIn(name),
    onChange: (value: string) => change({ [name]: value }, true),
  });
  const chosen = [
    ...selects.map(({ name, options }) => options[valueIn(name)] ?? ''),
    spanWords(valueIn('dateFrom'), valueIn('dateTo')),
  ].filter((words) => words !== '');
  return (
    <search className="grid grid-cols-2 gap-3 large-text:flex large-text:flex-col md:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]">
      {(selects.length > 0 || days) && (
        <FoldedFilters chosen={chosen.join(', ') || (selects[0]?.all ?? m.kit_list_all())}>
          {selects.map(({ name, label, options, all = m.kit_list_all() }, index) => (
            <div
              key={name}
              className={classNames(index === 0 && selects.length % 2 === 1 && 'max-md:col-span-2')}
            >
              <SelectField
                label={label}
                value={valueIn(name)}
                onChange={(event) => control(name).onChange(event.target.value)}
              >
                <option value="">{all}</option>
                <Options of={Object.entries(options)} />
              </SelectField>
            </div>
          ))}
          {days && (
            <>
              <DebouncedField label={m.kit_list_from_date()} type="date" {...control('dateFrom')} />
              <DebouncedField label={m.kit_list_to_date()} type="date" {...control('dateTo')} />
            </>
          )}
        </FoldedFilters>
      )}
      {search !== undefined && (
        <div className="col-span-2">
          <DebouncedField
            label={m.ui_search()}
            type="search"
            placeholder={search}
            maxLength={100}
            {...control('q')}
          />
        </div>
      )}
      {names.some((name) => params.has(name)) && (
        <Button
          variant="quiet"
          className="mb-1 self-end max-md:col-span-2"
          onClick={() => change(Object.fromEntries(names.map((name) => [name, ''])), true)}
        >
          <X aria-hidden className="size-5" />
          {m.kit_list_clear()}
        </Button>
      )}
    </search>
  );
}
