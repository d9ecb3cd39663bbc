/** A signed access token and its lifetime from the moment it is requested. */
export interface IssuedToken {
  token: string;
  lifeMs: number;
}

/** A token is renewed this long before it expires, so that none expires during a request. */
export const RENEW_BEFORE_END_MS = 45_000;

export interface AccessTokens {
  /** Concurrent callers share one request. @throws the error of `issue` without a valid token. */
  get(): Promise<string | undefined>;
  /** Drops the token, after a sign-in or a refusal: the next `get` requests a new one. */
  forget(): void;
  /** Signs out: `get` returns undefined without a request. */
  end(): void;
}

/**
 * Holds the token in memory, never in storage.
 * @param now a monotonic clock in ms; the phone's date may be wrong.
 * @param onIssued called with whether there is a session, unless it ended before the response.
 */
export function createAccessTokens(
  issue: () => Promise<IssuedToken | undefined>,
  now: () => number,
  onIssued: (hasSession: boolean) => void = () => {},
): AccessTokens {
  let held: { token: string | undefined; endsAt: number } | undefined;
  let asking: Promise<string | undefined> | undefined;
  let generation = 0;

  async function ask(): Promise<string | undefined> {
    const asked = generation;
    const startedAt = now();
    const issued = await issue();
    if (asked === generation) {
      held = { token: issued?.token, endsAt: issued ? startedAt + issued.lifeMs : Infinity };
      onIssued(issued !== undefined);
    }
    return issued?.token;
  }

  /** A failed renewal is ignored while the old token is still valid. */
  function renew(): Promise<string | undefined> {
    asking ??= ask()
      .catch((error: unknown) => {
        if (held && held.endsAt > now()) return held.token;
        throw error;
      })
      .finally(() => {
        asking = undefined;
      });
    return asking;
  }

  function reset(next: typeof held): void {
    generation += 1;
    held = next;
    asking = undefined;
  }

  return {
    async get() {
      if (held && held.endsAt - now() > RENEW_BEFORE_END_MS) return held.token;
      return renew();
    },
    forget: () => reset(undefined),
    end: () => reset({ token: undefined, endsAt: Infinity }),
  };
}
