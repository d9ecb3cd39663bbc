import type { TokenSource } from '../api/send-with-token';
import { createStore } from '../device/store';
import { storedText } from '../device/stored-text';
import { createAccessTokens } from './access-tokens';
import { hasSession, IdentityError, issueAccessToken } from './identity-service';

/**
 * Whether this browser has a session, as last heard: 'in', 'out', or nothing yet. It lets the many
 * visitors who never sign in cost no request for a token, and tells other tabs of a change. It
 * says nothing about who anyone is.
 */
const sessionMark = storedText('maenam-session');

const signedIn = createStore<boolean | undefined>(undefined);

const tokens = createAccessTokens(
  async () => {
    const mark = sessionMark.read();
    const has = mark === 'in' || (mark !== 'out' && (await hasSession()));
    const issued = has ? await issueAccessToken() : undefined;
    sessionMark.write(issued ? 'in' : 'out');
    signedIn.set(issued !== undefined);
    return issued;
  },
  () => performance.now(),
);

/** The access tokens of this tab, one store for customers and staff: a browser has one session. */
export const browserTokens = {
  ...tokens,
  /** Whether anybody is signed in, as this tab last heard; undefined until it asked. */
  signedIn,
  /** A session was just opened in this tab: the next call carries its token. */
  begin() {
    sessionMark.write('in');
    tokens.forget();
  },
  /** The session was ended. */
  end() {
    sessionMark.write('out');
    tokens.end();
    signedIn.set(false);
  },
  /** Calls back when another tab signed in or out. Answers how to stop. */
  onChangeElsewhere: (listener: () => void) => sessionMark.onChangeElsewhere(listener),
};

/**
 * The token for a call of the API. While the identity service is out of order, calls leave without
 * one, so that the menu can still be read.
 */
export const getToken: TokenSource = async ({ fresh } = { fresh: false }) => {
  if (fresh) tokens.forget();
  try {
    return await tokens.get();
  } catch (error) {
    if (error instanceof IdentityError && error.status > 0) return undefined;
    throw error;
  }
};
