const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Hashes the page's own inline scripts for its Content-Security-Policy and removes the nonce, so that
 * the page is the same for everyone and can be cached. Only scripts with the nonce are hashed: an
 * injected script does not know it and never runs.
 * @param nonce of this render; the router adds it to its scripts.
 * @returns the page, and sources for `script-src` without quotes: 'sha256-…'.
 */
export async function hashScripts(
  html: string,
  nonce: string,
): Promise<{ html: string; hashes: string[] }> {
  const mark = ` nonce="${nonce}"`;
  const own = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => attributes.includes(mark) && !attributes.includes(' src='))
    .map(([, , code = '']) => code);
  const hashes = await Promise.all([...new Set(own)].map(hashOf));
  return { html: html.replaceAll(mark, ''), hashes };
}

/** The source of an inline script or style for the policy, without quotes. */
export async function hashOf(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
