import { createContext, type ReactNode, useEffect, useState } from 'react';
import type { Api } from '../api/api-client';
import { useApi } from '../api/api-provider';
import { refusal } from '../api/refusal';
import { useStore } from '../device/store';
import { useRequired } from '../device/use-required';
import { browserTokens } from './browser-tokens';
import { endSession } from './identity-service';
import { enterCode, signInByPassword } from './staff-identity';
import { createStaffSession, type StaffSession, type StaffState } from './staff-session';
import { staffStorage } from './staff-storage';

const SessionContext = createContext<StaffSession | undefined>(undefined);

const LOADING: StaffState = { status: 'loading' };
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
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The staff session's actions; the same object at every render. */
export const useStaffSession = () => useRequired(SessionContext, 'StaffSessionProvider');

export const useStaffState = () => useStore(useStaffSession(), () => LOADING);
