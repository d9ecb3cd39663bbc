import { useEffect } from 'react';
import type { Admin } from '../../shared/contract/people/staff-contract';
import type { StoredStore } from '../device/stored-store';
import { useStaffState } from './staff-session-provider';

/** What a device keeps for work without a network, of the staff user who was signed in. */
export type KeptOfStaff = Pick<StoredStore<{ staff: Admin } | undefined>, 'get' | 'clear'>;

/** Without a network nobody can check the sign-in, so it is the user of what is kept. */
export function useKeptStaff(kept: KeptOfStaff): Admin | undefined {
  const state = useStaffState();
  if (state.status === 'signed-in') return state.user;
  return state.status === 'unknown' ? kept.get()?.staff : undefined;
}

/** Deletes it once its user has signed out; reading it deletes one that is too old. */
export function useKeptEnd(kept: KeptOfStaff): void {
  const state = useStaffState();
  useEffect(() => {
    const known = kept.get();
    const isOthers = state.status === 'signed-in' && state.user.id !== known?.staff.id;
    if (known && (isOthers || state.status === 'signed-out')) kept.clear();
  }, [state, kept]);
}
