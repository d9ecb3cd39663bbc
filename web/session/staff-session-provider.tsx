import { createContext, type ReactNode } from 'react';
import type { Admin } from '../../shared/contract/people/staff-contract';
import type { Api } from '../api/api-client';
import { useStore } from '../device/store';
import { useRequired } from '../device/use-required';
import { browserTokens } from './browser-tokens';
import { endSession } from './identity-service';
import { SESSION_LOADING, type SessionState } from './session';
import { enterCode, signInByPassword } from './staff-identity';
import { createStaffSession } from './staff-session';
import { staffStorage } from './staff-storage';
import { useStartedSession } from './use-started-session';

const SessionContext = createContext<ReturnType<typeof createStaffSession> | undefined>(undefined);

function sessionOf(api: Api) {
  return createStaffSession({
    tokens: browserTokens,
    storage: staffStorage,
    readUser: () => api.staff.readMe(),
    signInByPassword,
    signInByPin: (userId, pin) => api.enrolledDevices.signIn({ userId, pin }),
    enterCode,
    endSession,
  });
}

export function StaffSessionProvider({ children }: { children: ReactNode }) {
  return <SessionContext value={useStartedSession(sessionOf)}>{children}</SessionContext>;
}

/** The staff session's actions; the same object at every render. */
export const useStaffSession = () => useRequired(SessionContext, 'StaffSessionProvider');

export const useStaffState = (): SessionState<Admin> =>
  useStore(useStaffSession(), () => SESSION_LOADING);
