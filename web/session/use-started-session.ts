import { useEffect, useState } from 'react';
import type { Api } from '../api/api-client';
import { useApi } from '../api/api-provider';
import { inNextTask } from '../device/next-task';
import { browserTokens } from './browser-tokens';
import type { Session } from './session';

/** Creates a session for as long as the layout is shown. The browser reads it; the server never does. */
export function useStartedSession<Started extends Session<unknown>>(
  create: (api: Api) => Started,
): Started {
  const api = useApi();
  const [session] = useState(() => create(api));
  useEffect(() => inNextTask(() => void session.start()), [session]);
  useEffect(() => browserTokens.onChangeElsewhere(() => session.restart()), [session]);

  useEffect(() => {
    // A session that could not be read offline can be read now.
    const whenOnline = () => {
      if (session.get().status === 'unknown') void session.read();
    };
    addEventListener('online', whenOnline);
    return () => removeEventListener('online', whenOnline);
  }, [session]);

  return session;
}
