import { LRUCache } from 'lru-cache';
import type { IdentityService } from './identity-service';

const FRESH_S = 60;

/** The keys that verify access tokens, served from memory, because anyone may read them at any rate. */
export function cachePublicKeys(identity: IdentityService): () => Promise<Response> {
  const cache = new LRUCache<'keys', string>({
    max: 1,
    ttl: FRESH_S * 1000,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async () => JSON.stringify(await identity.api.getJwks()),
  });
  return async () => {
    const headers = {
      'Content-Type': 'application/json',
      'Cache-Control': `public, max-age=${FRESH_S}`,
    };
    return new Response(await cache.fetch('keys'), { headers });
  };
}
