import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const A_YEAR_S = 365 * 86_400;

/**
 * The headers that every answer carries, and no more: over HTTP/1.1 each is sent whole each time.
 * What is no page may load nothing and run nothing, should a browser ever take it for one; pages
 * bring a policy of their own, and what only a page has a use for (page-policy.ts).
 * @param publicUrl browsers are told to stay with https where the shop is reached by it. Other
 * names below the same domain may not have it, so they are left out of that.
 */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: 'same-origin',
    // The map's tile server asks for the referring site and gets its origin.
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: publicUrl.startsWith('https:') ? `max-age=${A_YEAR_S}` : false,
    xContentTypeOptions: true,
    // The policy's frame-ancestors says it.
    xFrameOptions: false,
    // For browsers and plug-ins that are no more, or of no use to a shop of one origin.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    overwrite: false,
  });
}
