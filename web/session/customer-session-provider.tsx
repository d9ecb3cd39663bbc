import { type ReactNode, useEffect, useState } from 'react';
import type { Api } from '../api/api-client';
import { useApi } from '../api/api-provider';
import { refusal } from '../api/refusal';
import { inNextTask } from '../device/next-task';
import { noteFailure } from '../device/noted';
import { browserTokens } from './browser-tokens';
import {
  type CustomerSession,
  createCustomerSession,
  SESSION_LOADING,
  type SessionState,
} from './customer-session';
import { endSession, sendCode, verifyCode } from './identity-service';
import { createSessionContext } from './session-context';

const {
  Provider,
  useSession: useCustomerSession,
  useSessionState,
} = createSessionContext<SessionState, CustomerSession>(SESSION_LOADING);

export { useCustomerSession, useSessionState };

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

  return <Provider session={session}>{children}</Provider>;
}
