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

/** Waits until the page is shown, so that the login leads back to the page that was wanted. */
export function useSessionCheck(error: unknown): void {
  const session = useStaffSession();
  useEffect(() => {
    if (error && endsSession(refusal(error).code)) void session.read();
  }, [error, session]);
}
