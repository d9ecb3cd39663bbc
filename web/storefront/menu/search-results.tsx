import { memo, useId, useMemo, useState } from 'react';
import { m } from '../../../shared/messages/compiled/messages';
import { useApi } from '../../api/api-provider';
import type { MenuProduct } from '../../api/catalog-from-wire';
import { useAfterPaint } from '../../device/use-after-paint';
import { useRead } from '../../device/use-read';
import { createMenuSearch, type MenuSearch } from '../../search/menu-search';
import { Button } from '../../ui/button';
import { isShown, type MenuFilter, type MenuPart, NO_FILTER } from './menu-parts';
import { CardList } from './menu-section';
import { NothingFound } from './nothing-found';

/** The best match answers the key; the others follow after the key's own paint. */
const SHOWN_AT_ONCE = 1;
const SHOWN_AT_FIRST = 12;
const NOTHING: readonly MenuProduct[] = [];

export interface SearchResultsProps {
  parts: readonly MenuPart[];
  query: string;
  filter: MenuFilter;
  onClear: () => void;
}

/** The dishes that match a query, best first. It is out of sight until there is a query. */
export function SearchResults({ parts, query, filter, onClear }: SearchResultsProps) {
  const { catalog } = useApi();
  // Until they are here, and if they never come, dishes are found by their names on this page.
  const { answer: names } = useRead(() => catalog.listNames());
  const search = useMemo(
    () => createMenuSearch(parts, new Map(names?.map((dish) => [dish.id, dish.names]))),
    [parts, names],
  );
  const isIdle = query.trim() === '';
  const found = useMemo(
    () => (isIdle ? NOTHING : search(query, (product) => isShown(product, filter))),
    [search, query, filter, isIdle],
  );
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
        {m.menu_results()}
      </h2>
      <p role="status" className="text-ink-soft">
        {!isIdle && foundWords(found.length)}
      </p>
      {/* Until the others have followed, the end of the page stays out of sight. */}
      <div hidden={isIdle} className={settled === found ? undefined : 'min-h-dvh'}>
        {!isIdle && found.length === 0 && <NothingFound onClear={onClear} />}
        <CardList products={[...first, ...others]} filter={filter} eager={SHOWN_AT_ONCE} />
        {!isWhole && (
          <Button variant="quiet" wide className="mt-4" onClick={() => setExpandedQuery(query)}>
            {m.menu_show_all({ count: found.length })}
          </Button>
        )}
      </div>
      {/* It goes after the first key's paint, because removing it is work, too. */}
      {settled === NOTHING && <WarmUp parts={parts} search={search} />}
    </section>
  );
}

type WarmUpProps = Pick<SearchResultsProps, 'parts'> & { search: MenuSearch };

/** Letters of other scripts are in a typeface that the browser looks for at their first use. */
const BEYOND_LATIN = /(?!\p{Script=Latin})\p{Letter}/u;

/** Finds and draws a dish before the first key, which then waits for no index, code or typeface. */
const WarmUp = memo(function WarmUp({ parts, search }: WarmUpProps) {
  const dishes = parts.flatMap(({ products }) => products);
  const name =
    dishes.find((dish) => BEYOND_LATIN.test(dish.name))?.name ??
    dishes.find(({ imageUrl }) => !imageUrl)?.name ??
    dishes[0]?.name ??
    '';
  const found = search(name).slice(0, SHOWN_AT_ONCE);
  return (
    <div aria-hidden inert className="sr-only">
      <CardList products={found} filter={NO_FILTER} eager={SHOWN_AT_ONCE} />
    </div>
  );
});

/** An empty result is in large letters below, where a screen reader would not announce it. */
function foundWords(found: number) {
  if (found === 0) return <span className="sr-only">{m.menu_nothing_found()}</span>;
  return m.menu_found({ count: found });
}
