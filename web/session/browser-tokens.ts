import type { TokenSource } from '../api/send-with-token';
import { createStore } from '../device/store';
import { storedText } from '../device/stored-text';
import { createAccessTokens } from './access-tokens';
import { hasSession, IdentityError, issueAccessToken } from './identity-service';

/** 'in' or 'out': saves signed-out visitors a token request, and tells other tabs of changes. */
const sessionMark = storedText('maenam-session');

const signedIn = createStore<boolean | undefined>(undefined);

const tokens = createAccessTokens(
  async () => {
    const mark = sessionMark.read();
    const has = mark === 'in' || (mark !== 'out' && (await hasSession()));
    // Another tab may have signed in since the question was sent: an answer about the time before must not sign it out.
    return has || sessionMark.read() === 'in' ? issueAccessToken() : undefined;
  },
  () => performance.now(),
  (hasSession) => {
    sessionMark.write(hasSession ? 'in' : 'out');
    signedIn.set(hasSession);
  },
);

/** The access tokens of this tab. Customers and staff share them: a browser has one session. */
export const browserTokens = {
  ...tokens,
  /** Whether a user is signed in, as last known by this tab; undefined before its first request. */
  signedIn,
  /** Starts to use a session just opened in this tab. */
  begin() {
    sessionMark.write('in');
    tokens.forget();
  },
  end() {
    sessionMark.write('out');
    tokens.end();
    signedIn.set(false);
  },
  onChangeElsewhere: (listener: () => void) => sessionMark.onChangeElsewhere(listener),
};

/** While the identity service fails, calls go without a token, so the menu can still be read. */
export const getToken: TokenSource = async ({ fresh } = { fresh: false }) => {
  if (fresh) tokens.forget();
  try {
    return await tokens.get();
  } catch (error) {
    if (error instanceof IdentityError && error.status > 0) return undefined;
    throw error;
  }
};
