import { useId, useMemo, useState } from 'react';
import { useAfterPaint } from '../../device/use-after-paint';
import { Button } from '../../ui/button';
import { isShown, type MenuFilter, type MenuPart } from './menu-parts';
import { createMenuSearch } from './menu-search';
import { CardList } from './menu-section';
import { NothingFound } from './nothing-found';

/** A phone shows no more above its keyboard. The others follow after the key's own paint. */
const SHOWN_AT_ONCE = 3;
const SHOWN_AT_FIRST = 12;

export interface SearchResultsProps {
  parts: readonly MenuPart[];
  query: string;
  filter: MenuFilter;
  onClear: () => void;
}

/** The dishes that match a query, best first. It prepares the search before there is a query. */
export function SearchResults({ parts, query, filter, onClear }: SearchResultsProps) {
  const search = useMemo(() => createMenuSearch(parts), [parts]);
  const found = useMemo(
    () => search(query).filter((product) => isShown(product, filter)),
    [search, query, filter],
  );
  const settled = useAfterPaint(found);
  const [expandedQuery, setExpandedQuery] = useState('');
  const nameId = useId();
  if (query.trim() === '') return null;

  const isWhole = expandedQuery === query || found.length <= SHOWN_AT_FIRST;
  const first = found.slice(0, SHOWN_AT_ONCE);
  const others = settled
    .slice(SHOWN_AT_ONCE, isWhole ? found.length : SHOWN_AT_FIRST)
    .filter((product) => !first.includes(product));
  return (
    <section aria-labelledby={nameId}>
      <h2 id={nameId} className="sr-only">
        Search results
      </h2>
      <p role="status" className="text-ink-soft">
        {found.length > 0 && (found.length === 1 ? '1 dish' : `${found.length} dishes`)}
      </p>
      {found.length === 0 && <NothingFound onClear={onClear} />}
      <CardList products={[...first, ...others]} filter={filter} />
      {!isWhole && (
        <Button variant="quiet" wide className="mt-4" onClick={() => setExpandedQuery(query)}>
          Show all {found.length} dishes
        </Button>
      )}
    </section>
  );
}
