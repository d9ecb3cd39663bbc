import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { RefusalCode } from '../../../../shared/domain/platform/refusals';
import { refusal } from '../../../api/refusal';
import { useStaffSession } from '../../../session/staff-session-provider';

/** Refusals of an ended session, or of an admin who was removed or got another role. */
const SESSION_CODES = new Set<RefusalCode>([
  'unauthorized',
  'not_an_admin',
  'admin_uid_mismatch',
  'forbidden',
]);

export function endsSession(code: RefusalCode): boolean {
  return SESSION_CODES.has(code);
}

/** Reads the session again when any query is refused because of it. */
export function useSessionChecks(): void {
  const session = useStaffSession();
  const client = useQueryClient();
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (endsSession(refusal(event.action.error).code)) void session.read();
      }),
    [client, session],
  );
}
