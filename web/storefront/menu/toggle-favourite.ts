import type { StoredStore } from '../../device/stored-store';
import type { Favourites } from './favourites';

/** Nobody finds more than these again; bounds what the device stores. */
const MOST_FAVOURITES = 100;

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
