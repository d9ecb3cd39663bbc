import { createContext, type ReactNode, use } from 'react';
import { type ReadableStore, useStore } from '../device/store';

/**
 * The context of a session: its provider, a hook for its actions and one for its state.
 * @param serverState the state with which the server renders.
 */
export function createSessionContext<State, Session extends ReadableStore<State>>(
  serverState: State,
) {
  const SessionContext = createContext<Session | undefined>(undefined);

  function useSession(): Session {
    const session = use(SessionContext);
    if (!session) throw new Error('There is no session provider around this component');
    return session;
  }

  return {
    Provider: ({ session, children }: { session: Session; children: ReactNode }) => (
      <SessionContext value={session}>{children}</SessionContext>
    ),
    /** The session's actions; the same object at every render. */
    useSession,
    /** The session's state, kept up to date. */
    useSessionState: (): State => useStore(useSession(), () => serverState),
  };
}
