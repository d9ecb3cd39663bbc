import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { RefusalCode } from '../../../shared/domain/refusals';
import { useVisibleInterval } from '../../device/use-visible-interval';
import { useStaffSession } from '../../session/staff-session-provider';
import type { Loaded } from './load-page';

const REFRESH_MS = 15_000;

/** The session ended, or its admin was removed or given another role: who is there is asked again. */
const SESSION_CODES = new Set<RefusalCode>([
  'unauthorized',
  'not_an_admin',
  'admin_uid_mismatch',
  'forbidden',
]);

/** Whether a refusal means that who is signed in has to be asked again. */
export function endsSession(code: RefusalCode): boolean {
  return SESSION_CODES.has(code);
}

export interface PageData<Data> {
  /** The last that could be loaded for this address. */
  data: Data | undefined;
  /** Why the last try brought nothing. */
  failure: RefusalCode | undefined;
  /** Loads again now. */
  retry: () => void;
  busy: boolean;
  /** Shows what a write answered, and loads again. */
  replace: (data: Data) => void;
}

/**
 * A page's data, loaded again every 15 s while the page is in sight, so that a new order shows by
 * itself. A refresh that fails takes nothing away: what was known stays, with the failure beside it.
 * @param refreshes false for what does not change.
 */
export function usePageData<Data>(loaded: Loaded<Data>, { refreshes = true } = {}): PageData<Data> {
  const { pathname, search } = useLocation();
  const session = useStaffSession();
  const { revalidate, state } = useRevalidator();
  const address = pathname + search;
  const [shown, setShown] = useState({ loaded, address, data: dataOf(loaded) });
  if (shown.loaded !== loaded) {
    const known = shown.address === address ? shown.data : undefined;
    setShown({ loaded, address, data: dataOf(loaded) ?? known });
  }
  useVisibleInterval(revalidate, REFRESH_MS, refreshes);

  const { failure } = loaded;
  useEffect(() => {
    if (loaded.failure && endsSession(loaded.failure)) session.read();
  }, [loaded, session]);

  return {
    data: shown.data,
    failure,
    retry: revalidate,
    busy: state === 'loading',
    replace(data) {
      setShown({ loaded, address, data });
      revalidate();
    },
  };
}

function dataOf<Data>(loaded: Loaded<Data>): Data | undefined {
  return loaded.failure ? undefined : loaded.data;
}
