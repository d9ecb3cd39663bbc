import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Admin } from '../../../../shared/contract/people/staff-contract';
import type { SessionState } from '../../../session/session';
import { useStaffState } from '../../../session/staff-session-provider';

/**
 * Follows who is signed in. Once it is another user or role, or nobody, what the server answered before is
 * forgotten, and what a page still shows is read again.
 */
export function answersOfOneUser(client: QueryClient) {
  let reader: string | undefined;
  return (state: SessionState<Pick<Admin, 'id' | 'role'>>): void => {
    // Nobody knows yet whether it is another one.
    if (state.status === 'loading' || state.status === 'unknown') return;
    const next = state.status === 'signed-in' ? `${state.user.role} ${state.user.id}` : undefined;
    if (reader !== undefined && next !== reader) {
      client.removeQueries({ type: 'inactive' });
      void client.invalidateQueries();
    }
    reader = next;
  };
}

export function useAnswersOfOneUser(): void {
  const client = useQueryClient();
  const state = useStaffState();
  const [follow] = useState(() => answersOfOneUser(client));
  useEffect(() => follow(state), [follow, state]);
}
