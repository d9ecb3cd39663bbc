import { type ComponentType, useCallback, useState } from 'react';
import type { SearchResultsProps } from './search-results';

/** Loads the search when its field is first touched, because most visitors only scroll. */
export function useLazySearch() {
  const [SearchResults, setSearchResults] = useState<ComponentType<SearchResultsProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  /** After a failure, the next key tries again. */
  const loadSearch = useCallback(async () => {
    if (SearchResults) return;
    try {
      const loaded = await import('./search-results');
      setSearchResults(() => loaded.SearchResults);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }, [SearchResults]);
  return { SearchResults, loadSearch, hasFailed };
}
