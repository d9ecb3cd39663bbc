/** 'sha256-…' of each inline script and style of a page. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The shop's own files, inline scripts and styles by their hashes, and pictures from any https address,
 * such as the map's tiles.
 * @param publicUrl with https, browsers load http addresses by https.
 */
export function pagePolicy({ scripts, styles }: InlineHashes, publicUrl: string): string {
  const own = (directive: string, hashes: readonly string[]) =>
    [`${directive} 'self'`, ...hashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    own('script-src', scripts),
    own('style-src', styles),
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
  'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=(self)',
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
