import { useId, useMemo, useState } from 'react';
import { pluralize } from '../../../shared/domain/pluralize';
import { useAfterPaint } from '../../device/use-after-paint';
import { Button } from '../../ui/button';
import { isShown, type MenuFilter, type MenuPart } from './menu-parts';
import { createMenuSearch } from './menu-search';
import { CardList } from './menu-section';
import { NothingFound } from './nothing-found';

/** The best match answers the key; the others follow after the key's own paint. */
const SHOWN_AT_ONCE = 1;
const SHOWN_AT_FIRST = 12;

export interface SearchResultsProps {
  parts: readonly MenuPart[];
  query: string;
  filter: MenuFilter;
  onClear: () => void;
}

/**
 * The dishes that match a query, best first. Before there is a query it finds the menu's last dish, out of
 * sight: the first key then waits neither for the index nor for the browser to compile all of this.
 */
export function SearchResults({ parts, query, filter, onClear }: SearchResultsProps) {
  const search = useMemo(() => createMenuSearch(parts), [parts]);
  const isIdle = query.trim() === '';
  const wanted = isIdle ? (parts.at(-1)?.products.at(-1)?.name ?? '') : query;
  const found = useMemo(() => {
    const matches = search(wanted, (product) => isShown(product, filter));
    // Others would still be there in the first key's frame.
    return isIdle ? matches.slice(0, SHOWN_AT_ONCE) : matches;
  }, [search, wanted, filter, isIdle]);
  const settled = useAfterPaint(found);
  const [expandedQuery, setExpandedQuery] = useState('');
  const nameId = useId();

  const isWhole = expandedQuery === query || found.length <= SHOWN_AT_FIRST;
  const first = found.slice(0, SHOWN_AT_ONCE);
  const others = settled
    .slice(SHOWN_AT_ONCE, isWhole ? found.length : SHOWN_AT_FIRST)
    .filter((product) => !first.includes(product));
  return (
    <section
      aria-labelledby={isIdle ? undefined : nameId}
      className={isIdle ? 'sr-only' : undefined}
    >
      <h2 id={nameId} hidden={isIdle} className="sr-only">
        Search results
      </h2>
      <p role="status" className="text-ink-soft">
        {!isIdle && foundWords(found.length)}
      </p>
      {/* Until the others have followed, the end of the page stays out of sight. */}
      <div hidden={isIdle} className={settled === found ? undefined : 'min-h-dvh'}>
        {found.length === 0 && <NothingFound onClear={onClear} />}
        <CardList
          products={[...first, ...others]}
          filter={filter}
          eager={isIdle ? 0 : SHOWN_AT_ONCE}
        />
        {!isWhole && (
          <Button variant="quiet" wide className="mt-4" onClick={() => setExpandedQuery(query)}>
            Show all {found.length} dishes
          </Button>
        )}
      </div>
    </section>
  );
}

/** An empty result is in large letters below, where a screen reader would not announce it. */
function foundWords(found: number) {
  if (found === 0) return <span className="sr-only">No dish found</span>;
  return pluralize(found, 'dish', 'dishes');
}
