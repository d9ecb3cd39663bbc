import { createContext, type ReactNode } from 'react';
import type { Profile } from '../../shared/contract/people/customers-contract';
import type { Api } from '../api/api-client';
import { useStore } from '../device/store';
import { useRequired } from '../device/use-required';
import { browserTokens } from './browser-tokens';
import { endSession } from './identity-service';
import { createSession, SESSION_LOADING, type SessionState } from './session';
import { useStartedSession } from './use-started-session';

export type CustomerState = SessionState<Profile>;

type CustomerSession = ReturnType<typeof createCustomerSession>;

const SessionContext = createContext<CustomerSession | undefined>(undefined);

function createCustomerSession(api: Api) {
  return createSession<Profile>({
    tokens: browserTokens,
    readUser: () => api.customers.read({ id: 'me' }),
    endSession,
  });
}

export function CustomerSessionProvider({ children }: { children: ReactNode }) {
  return (
    <SessionContext value={useStartedSession(createCustomerSession)}>{children}</SessionContext>
  );
}

/** The customer session's actions; the same object at every render. */
export const useCustomerSession = () => useRequired(SessionContext, 'CustomerSessionProvider');

/** The visitor's session state, kept up to date; `loading` on the server. */
export const useSessionState = (): CustomerState =>
  useStore(useCustomerSession(), () => SESSION_LOADING);
