import { useStore } from '../../device/store';
import { createStoredStore, type StoredStore } from '../../device/stored-store';
import { type StoredText, storedText } from '../../device/stored-text';

/** Nobody finds more than these again; bounds what the device stores. */
const MOST_FAVOURITES = 100;

interface Favourites {
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

/** Marks a dish, or removes its mark. Dishes that are not on the menu any more are forgotten. */
export function toggleFavourite(
  store: StoredStore<Favourites>,
  id: string,
  menu: readonly { id: string }[],
): void {
  const { ids } = store.get();
  const kept = ids.filter((known) => known !== id && menu.some((dish) => dish.id === known));
  store.set({ ids: ids.includes(id) ? kept : [...kept, id].slice(-MOST_FAVOURITES) });
}

function isFavourites(data: unknown): data is Favourites {
  const { ids } = data as Partial<Favourites>;
  return Array.isArray(ids) && ids.every((id) => typeof id === 'string');
}
