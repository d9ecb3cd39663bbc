import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { MenuCategory } from '../../api/catalog-from-wire';
import { classNames } from '../../ui/class-names';

interface CategoryPillsProps {
  categories: readonly MenuCategory[];
  selectedId: string;
}

export function CategoryPills({ categories, selectedId }: CategoryPillsProps) {
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const pill = row.current?.querySelector<HTMLElement>(
      `[data-category="${CSS.escape(selectedId)}"]`,
    );
    if (!row.current || !pill) return;
    const middle = pill.offsetLeft - (row.current.clientWidth - pill.offsetWidth) / 2;
    row.current.scrollTo({ left: middle, behavior: 'smooth' });
  }, [selectedId]);

  return (
    <nav
      aria-label="Categories"
      className="sticky top-0 z-20 border-b border-mist bg-paper/95 backdrop-blur-sm md:top-16"
    >
      <ul ref={row} className="column scroll-row relative flex gap-2 py-2">
        {categories.map(({ id, name }) => (
          <li key={id} data-category={id}>
            <Link
              to={`?category=${encodeURIComponent(id)}`}
              replace
              preventScrollReset
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
}
