import { useNavigation } from 'react-router';

/** Whether a page has been asked for and is still loading. */
export function useIsOpening(path: string): boolean {
  return useNavigation().location?.pathname === path;
}
