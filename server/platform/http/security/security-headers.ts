import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { DAY_S } from '../../../../shared/domain/platform/durations';

const A_YEAR_S = 365 * DAY_S;

/**
 * Their policy lets a response load and run nothing; pages have their own (page-policy.ts).
 * @param publicUrl an https URL adds Strict-Transport-Security, not for subdomains.
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
    // The map's tile server requires a referrer and gets the origin.
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
