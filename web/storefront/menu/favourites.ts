import { useStore } from '../../device/store';
import { createStoredStore } from '../../device/stored-store';
import { type StoredText, storedText } from '../../device/stored-text';

export interface Favourites {
  /** Ids of products, the newest last. */
  ids: readonly string[];
}
const NONE: Favourites = { ids: [] };

export function createFavourites(storage: StoredText) {
  return createStoredStore<Favourites>({
    storage,
    version: 1,
    parse: (data, version) => (version === 1 && isFavourites(data) ? data : undefined),
    initial: () => NONE,
  });
}

/** The dishes that the visitor marked, on this device only. */
export const favourites = createFavourites(storedText('maenam-favourites'));

export const useFavourites = () => useStore(favourites, () => NONE).ids;

function isFavourites(data: unknown): data is Favourites {
  const { ids } = data as Partial<Favourites>;
  return Array.isArray(ids) && ids.every((id) => typeof id === 'string');
}
