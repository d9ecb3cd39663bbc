import { createContext, type ReactNode, useEffect, useState } from 'react';
import type { Api } from '../api/api-client';
import { useApi } from '../api/api-provider';
import { refusal } from '../api/refusal';
import { inNextTask } from '../device/next-task';
import { noteFailure } from '../device/noted';
import { useStore } from '../device/store';
import { useRequired } from '../device/use-required';
import { browserTokens } from './browser-tokens';
import { type CustomerSession, createCustomerSession, SESSION_LOADING } from './customer-session';
import { endSession, sendCode, verifyCode } from './identity-service';

const SessionContext = createContext<CustomerSession | undefined>(undefined);

/** The log's category for failures of a phone sign-in (spec §8). */
const SIGN_IN = 'sign-in';
const GONE_CODES = new Set(['unauthorized', 'forbidden', 'not_found']);

function sessionOf(api: Api): CustomerSession {
  return createCustomerSession({
    tokens: browserTokens,
    readProfile: () => api.customers.read({ id: 'me' }),
    isGone: (error) => GONE_CODES.has(refusal(error).code),
    sendCode: (phoneNumber) => noteFailure(SIGN_IN, sendCode(phoneNumber)),
    verifyCode: (phoneNumber, code) => noteFailure(SIGN_IN, verifyCode(phoneNumber, code)),
    endSession,
  });
}

/** Wraps the storefront. The browser reads the session once; the server never does. */
export function CustomerSessionProvider({ children }: { children: ReactNode }) {
  const api = useApi();
  const [session] = useState(() => sessionOf(api));
  useEffect(() => inNextTask(() => void session.start()), [session]);
  useEffect(() => browserTokens.onChangeElsewhere(() => session.read()), [session]);

  useEffect(() => {
    // A session that could not be read offline can be read now.
    const whenOnline = () => {
      if (session.get().status === 'unknown') void session.read();
    };
    addEventListener('online', whenOnline);
    return () => removeEventListener('online', whenOnline);
  }, [session]);

  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The customer session's actions; the same object at every render. */
export const useCustomerSession = () => useRequired(SessionContext, 'CustomerSessionProvider');

/** The visitor's session state, kept up to date; `loading` on the server. */
export const useSessionState = () => useStore(useCustomerSession(), () => SESSION_LOADING);
