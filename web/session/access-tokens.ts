/** A signed access token and how long it counts from the moment it is asked for. */
export interface IssuedToken {
  token: string;
  lifeMs: number;
}

/** Renewed this long before its end, so that no request leaves with a token about to die. */
export const RENEW_BEFORE_END_MS = 45_000;

export interface AccessTokens {
  /**
   * A token that still counts, or undefined for a visitor who is signed out. Several callers at
   * once share one request.
   * @throws what `issue` throws when there is no token yet and none can be had now.
   */
  get(): Promise<string | undefined>;
  /** Forgets what is known: the next `get` asks again. For sign-in, and a token that was refused. */
  forget(): void;
  /** From now on nobody is signed in; `get` answers undefined without asking. */
  end(): void;
}

/**
 * Keeps the access token in memory, never in storage, and renews it shortly before its end.
 * @param issue asks the identity service; undefined when there is no session
 * @param now milliseconds of a clock that only runs forward; the phone's own date may be wrong
 */
export function createAccessTokens(
  issue: () => Promise<IssuedToken | undefined>,
  now: () => number,
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
    }
    return issued?.token;
  }

  /** A renewal that fails on a weak network does no harm while the old token still counts. */
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
