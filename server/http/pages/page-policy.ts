/**
 * The Content-Security-Policy of a page: the shop's own files, the page's inline scripts by their
 * hashes, and pictures from any https address, the map's tiles among them. Inline styles and `eval`
 * are not allowed.
 * @param scriptHashes 'sha256-…' of each inline script of this page.
 * @param publicUrl with https, browsers load http addresses by https.
 */
export function pagePolicy(scriptHashes: readonly string[], publicUrl: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Further headers of a page. `X-Frame-Options` is for browsers without `frame-ancestors`. */
export const PAGE_HEADERS = {
  'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
} as const;

/** The policy of the service worker: it only fetches the shop's own files and pages. */
export const WORKER_POLICY = [
  "default-src 'none'",
  "connect-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
