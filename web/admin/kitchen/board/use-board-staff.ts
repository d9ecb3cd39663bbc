import { useEffect } from 'react';
import type { Admin } from '../../../../shared/contract/people/staff-contract';
import { useStaffState } from '../../../session/staff-session-provider';
import { keptBoard } from './kept-board';

/** Without a network nobody can check the sign-in, so it is the user of the kept board. */
export function useBoardStaff(): Admin | undefined {
  const state = useStaffState();
  if (state.status === 'signed-in') return state.user;
  return state.status === 'unknown' ? keptBoard.get()?.staff : undefined;
}

/** Deletes the kept board once its user has signed out; reading it deletes one that is a day old. */
export function useKeptBoardEnd(): void {
  const state = useStaffState();
  useEffect(() => {
    const kept = keptBoard.get();
    const isOthers = state.status === 'signed-in' && state.user.id !== kept?.staff.id;
    if (kept && (isOthers || state.status === 'signed-out')) keptBoard.clear();
  }, [state]);
}
