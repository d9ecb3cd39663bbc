import { Search, X } from 'lucide-react';
import {
  memo,
  type RefObject,
  startTransition,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { m } from '../../../shared/messages/compiled/messages';
import type { MenuCategory } from '../../api/catalog-from-wire';
import { afterPaint } from '../../device/use-after-paint';
import { IconButton } from '../../ui/icon-button';
import { CategoryPills } from './category-pills';
import { MenuFilters, type MenuFiltersProps } from './menu-filters';

interface MenuBarProps extends MenuFiltersProps {
  categories: readonly MenuCategory[];
  addressed: string | undefined;
  field: RefObject<HTMLInputElement | null>;
  isSearching: boolean;
  onQuery: (query: string) => void;
  onSearch: () => void;
}

/** Search, filters and categories, in sight wherever the menu is read. */
export function MenuBar(props: MenuBarProps) {
  const {
    categories,
    addressed,
    field,
    isSearching,
    onQuery,
    onSearch,
    filter,
    onFilter,
    hasPopular,
    favourites,
  } = props;
  const bar = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={bar}
      className="sticky top-0 z-20 border-b border-mist bg-paper/95 backdrop-blur-sm md:top-16 large-text:static"
    >
      <div className="column flex flex-col lg:flex-row-reverse lg:items-center lg:gap-6">
        <search className="group flex flex-wrap gap-2 pt-1.5 noscript:hidden lg:w-104 lg:pt-0">
          <SearchField field={field} onQuery={onQuery} onSearch={onSearch} />
          <MenuFilters
            filter={filter}
            onFilter={onFilter}
            hasPopular={hasPopular}
            favourites={favourites}
          />
        </search>
        <CategoryPills
          categories={categories}
          addressed={addressed}
          bar={bar}
          isSearching={isSearching}
          onQuery={onQuery}
        />
      </div>
    </div>
  );
}

type SearchFieldProps = Pick<MenuBarProps, 'field' | 'onQuery' | 'onSearch'>;

/** The browser has shown a letter before React hears of the text, in a task of its own. */
const SearchField = memo(function SearchField({ field, onQuery, onSearch }: SearchFieldProps) {
  const search = () => {
    onSearch();
    afterPaint(() => startTransition(() => onQuery(field.current?.value ?? '')));
  };
  const readEarlyInput = useEffectEvent(() => {
    const input = field.current;
    if (input && (input.value !== '' || input === document.activeElement)) search();
  });
  // React reports neither a focus nor a text from before hydration.
  useLayoutEffect(() => readEarlyInput(), []);
  return (
    <div className="relative min-w-0 flex-1 basis-[6rem]">
      <Search aria-hidden className="absolute top-3 left-2.5 size-5 text-ink-soft" />
      <input
        ref={field}
        type="search"
        aria-label={m.menu_search()}
        placeholder={m.menu_search_hint()}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={60}
        onFocus={onSearch}
        // The results were found letter by letter; a phone's keyboard only hides them.
        onKeyDown={({ key, nativeEvent, currentTarget }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) currentTarget.blur();
        }}
        onChange={search}
        className="peer h-11 w-full appearance-none rounded-full border border-mist-strong bg-raised pr-1 pl-9 text-base not-placeholder-shown:pr-11 [&::-webkit-search-cancel-button]:hidden"
      />
      {/* Always rendered, because making it would be a part of the first key's work. */}
      <IconButton
        label={m.menu_search_clear()}
        icon={<X aria-hidden />}
        onClick={() => {
          onQuery('');
          field.current?.focus();
        }}
        className="absolute top-0 right-0 peer-placeholder-shown:invisible"
      />
    </div>
  );
});
