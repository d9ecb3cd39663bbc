import { createRemoteJWKSet, customFetch } from 'jose';
import { MINUTE_MS } from '../../../shared/domain/platform/durations';
import type { IdentityService } from './identity-service';

const FRESH_MS = MINUTE_MS;

/** The pause between reads for unknown key ids, which anyone can make up. */
const PAUSE_MS = 2000;

export type PublicKeys = ReturnType<typeof publicKeys>;

/** Read again for an unknown key id, which another server of the same database may have created. */
export function publicKeys(identity: IdentityService) {
  return createRemoteJWKSet(new URL('shop:keys'), {
    cacheMaxAge: FRESH_MS,
    cooldownDuration: PAUSE_MS,
    [customFetch]: async () => Response.json(await identity.api.getJwks()),
  });
}

/** Serves the keys from memory, because anyone may read them at any rate. */
export async function publicKeysResponse(keys: PublicKeys): Promise<Response> {
  if (!keys.fresh) {
    await keys.reload().catch((error: unknown) => {
      if (!keys.jwks()) throw error;
    });
  }
  return Response.json(keys.jwks(), {
    headers: { 'Cache-Control': `public, max-age=${FRESH_MS / 1000}` },
  });
}
