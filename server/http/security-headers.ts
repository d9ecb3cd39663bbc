import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/**
 * The headers that every answer carries. Pages say themselves which scripts may run: that part of
 * the policy depends on the page.
 * @param publicUrl browsers are told to stay with https where the shop is reached by it.
 */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
    },
    permissionsPolicy: { camera: [], geolocation: ['self'], microphone: [] },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: publicUrl.startsWith('https:'),
    xFrameOptions: 'DENY',
    overwrite: false,
  });
}
