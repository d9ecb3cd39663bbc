import { useRevalidator } from 'react-router';
import { useVisibleInterval } from '../device/use-visible-interval';

const REFRESH_MS = 15_000;

/** Loads the page's data again every 15 s while it is in sight, so that a new order shows by itself. */
export function useRefreshed(): { retry: () => void; busy: boolean } {
  const { revalidate, state } = useRevalidator();
  useVisibleInterval(revalidate, REFRESH_MS, true);
  return { retry: revalidate, busy: state === 'loading' };
}
