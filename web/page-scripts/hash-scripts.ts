const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Hashes a page's own scripts for its policy and removes the nonce, so that the page can be cached.
 * An injected script does not know the nonce, is not hashed and never runs.
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
