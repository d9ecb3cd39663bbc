import { memo, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { m } from '../../../shared/messages/compiled/messages';
import type { MenuCategory } from '../../api/catalog-from-wire';
import { categoryPartId } from '../../device/open-category';
import { classNames } from '../../ui/class-names';
import { useCategoryInView } from './use-category-in-view';

interface CategoryPillsProps {
  categories: readonly MenuCategory[];
  /** The category in the address, if it names one. */
  addressed: string | undefined;
  bar: RefObject<HTMLElement | null>;
  /** Whether results are shown instead of the categories. */
  isSearching: boolean;
  onQuery: (query: string) => void;
}

/** A pill scrolls to its part of the menu, without scripts too, and the row follows the scroll. */
export const CategoryPills = memo(function CategoryPills({
  categories,
  addressed,
  bar,
  isSearching,
  onQuery,
}: CategoryPillsProps) {
  const row = useRef<HTMLUListElement>(null);
  const reachedId = useCategoryInView(
    addressed,
    categories.map(({ id }) => id),
    bar,
  );
  const selectedId = isSearching ? '' : reachedId;

  useEffect(() => {
    const pill = row.current?.querySelector<HTMLElement>(`[data-pill="${CSS.escape(selectedId)}"]`);
    if (!row.current || !pill) return;
    const middle = pill.offsetLeft - (row.current.clientWidth - pill.offsetWidth) / 2;
    row.current.scrollTo({ left: middle, behavior: 'smooth' });
  }, [selectedId]);

  return (
    <nav aria-label={m.menu_categories()} className="min-w-0 flex-1">
      <ul ref={row} className="scroll-row relative -mx-4 flex gap-2 px-4 py-1.5 md:mx-0 md:px-0">
        {categories.map(({ id, name }) => (
          <li key={id} data-pill={id}>
            <Link
              to={{ search: `?category=${encodeURIComponent(id)}`, hash: categoryPartId(id) }}
              replace
              preventScrollReset
              onClick={() => onQuery('')}
              aria-current={id === selectedId ? 'true' : undefined}
              className={classNames(
                'flex min-h-11 items-center rounded-full border px-4 font-semibold whitespace-nowrap transition-colors',
                id === selectedId
                  ? 'border-hill bg-hill text-on-hill'
                  : 'border-mist-strong bg-raised hover:bg-sunken',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
