import { Flame, Heart } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { m } from '../../../shared/messages/compiled/messages';
import { classNames } from '../../ui/class-names';
import { VegMark } from '../../ui/veg-mark';
import type { MenuFilter } from './menu-parts';

export interface MenuFiltersProps {
  filter: MenuFilter;
  onFilter: (filter: MenuFilter) => void;
  hasPopular: boolean;
  /** The ids of the visitor's favourites that are on the menu. */
  favourites: readonly string[];
}

/** Buttons that show only a part of the menu. A key of the search renders none of them again. */
export const MenuFilters = memo(function MenuFilters({
  filter,
  onFilter,
  hasPopular,
  favourites,
}: MenuFiltersProps) {
  return (
    <>
      <FilterChip
        label={m.menu_veg_only()}
        isOn={filter.vegOnly}
        onChange={(vegOnly) => onFilter({ ...filter, vegOnly })}
      >
        <VegMark diet="veg" />
      </FilterChip>
      {hasPopular && (
        <FilterChip
          isOn={filter.popularOnly}
          onChange={(popularOnly) => onFilter({ ...filter, popularOnly })}
        >
          <Flame aria-hidden className="size-4 text-waffle-ink" />
          {m.menu_popular()}
        </FilterChip>
      )}
      {(favourites.length > 0 || filter.favourites) && (
        <FilterChip
          label={m.menu_favourites()}
          isOn={filter.favourites !== undefined}
          onChange={(isOn) => onFilter({ ...filter, favourites: isOn ? favourites : undefined })}
        >
          <Heart aria-hidden className="size-4 text-chilli" />
        </FilterChip>
      )}
    </>
  );
});

interface FilterChipProps {
  /** Unless its content says it all. */
  label?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

/** On a phone it leaves its place to the search field while somebody types. */
function FilterChip({ label, isOn, onChange, children }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
      className={classNames(
        'inline-flex h-11 shrink-0 items-center gap-1 rounded-full border px-3 text-sm font-semibold max-sm:group-has-[input:focus]:sr-only',
        isOn ? 'border-hill bg-hill-soft text-hill' : 'border-mist-strong bg-raised',
      )}
    >
      {children}
    </button>
  );
}
