import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in what the server rendered, true once the page's scripts have taken it over. */
export function useScriptsReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
