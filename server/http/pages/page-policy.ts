/**
 * The Content-Security-Policy of a page: its own files, its own inline scripts by their hashes, and
 * pictures from wherever the cafe keeps them, the map's tiles among them. No inline style, no
 * string that is run as code.
 * @param scriptHashes 'sha256-…' of each inline script of this page.
 * @param publicUrl https turns whatever a page still names by http into https.
 */
export function pagePolicy(scriptHashes: readonly string[], publicUrl: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    // https: takes in the tiles of https://tile.openstreetmap.org.
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

/** What a page carries besides: for its window, its scripts, and browsers that know no `frame-ancestors`. */
export const PAGE_HEADERS = {
  'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
} as const;

/** The policy of the service worker itself: it fetches the shop's own files and pages, no more. */
export const WORKER_POLICY = [
  "default-src 'none'",
  "connect-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
