import type { TokenSource } from '../api/browser-api';
import { storedText } from '../device/stored-text';
import { createAccessTokens } from './access-tokens';
import { IdentityError, issueAccessToken } from './identity-service';

/**
 * '1' while this browser is known to have no session, so that the many visitors who never sign in
 * cost no request for a token. It says nothing about who anyone is.
 */
const signedOutMark = storedText('maenam-signed-out');

const tokens = createAccessTokens(
  async () => {
    if (signedOutMark.read() === '1') return undefined;
    const issued = await issueAccessToken();
    if (!issued) signedOutMark.write('1');
    return issued;
  },
  () => performance.now(),
);

/** The access tokens of this tab, one store for customers and staff: a browser has one session. */
export const browserTokens = {
  ...tokens,
  /** A session was just opened in this tab: the next call carries its token. */
  begin() {
    signedOutMark.write('');
    tokens.forget();
  },
  /** The session was ended. */
  end() {
    signedOutMark.write('1');
    tokens.end();
  },
  /** Calls back when another tab signed in or out. Answers how to stop. */
  onChangeElsewhere: (listener: () => void) => signedOutMark.onChangeElsewhere(listener),
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
