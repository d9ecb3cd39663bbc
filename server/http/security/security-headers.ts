import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const A_YEAR_S = 365 * 86_400;

/**
 * The headers of every response. A response that is not a page may load and run nothing, should a
 * browser take it for one; pages set a policy of their own (page-policy.ts).
 * @param publicUrl with https, browsers are told to stay with it. Subdomains are not included: they
 * may not have https.
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
    // `frame-ancestors` replaces it.
    xFrameOptions: false,
    // The rest is for browsers and plug-ins that no longer exist, or for several origins.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    overwrite: false,
  });
}
