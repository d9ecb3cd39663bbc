import { type ReactNode, useEffect, useState } from 'react';
import type { Api } from '../api/api-client';
import { useApi } from '../api/api-provider';
import { refusal } from '../api/refusal';
import { browserTokens } from './browser-tokens';
import { endSession } from './identity-service';
import { createSessionContext } from './session-context';
import { enterCode, signInByPassword } from './staff-identity';
import { createStaffSession, type StaffSession, type StaffState } from './staff-session';
import { staffStorage } from './staff-storage';

const {
  Provider,
  useSession: useStaffSession,
  useSessionState: useStaffState,
} = createSessionContext<StaffState, StaffSession>({ status: 'loading' });

export { useStaffSession, useStaffState };

const DENIED_CODES = new Set(['forbidden', 'not_an_admin', 'not_found']);

function whyRefused(error: unknown) {
  const { code } = refusal(error);
  if (code === 'unauthorized') return 'ended';
  return DENIED_CODES.has(code) ? 'denied' : undefined;
}

function sessionOf(api: Api): StaffSession {
  return createStaffSession({
    tokens: browserTokens,
    storage: staffStorage,
    readAdmin: () => api.staff.readMe(),
    whyRefused,
    signInByPassword,
    enterCode,
    endSession,
  });
}

export function StaffSessionProvider({ children }: { children: ReactNode }) {
  const api = useApi();
  const [session] = useState(() => sessionOf(api));
  useEffect(() => {
    session.start();
    return browserTokens.onChangeElsewhere(() => session.read());
  }, [session]);
  return <Provider session={session}>{children}</Provider>;
}
