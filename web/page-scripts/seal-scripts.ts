const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Names the page's own inline scripts by their hashes, for its Content-Security-Policy, and takes
 * the nonce out of it again: a page that is the same for everyone can be kept and sent often. Only
 * a script that carries the nonce is named. One that got into the page by what somebody typed does
 * not know it, and never runs.
 * @param nonce of this rendering alone; the router puts it on all that it writes.
 * @returns the page, and sources for `script-src` without quotes: 'sha256-…'.
 */
export async function sealScripts(
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

async function hashOf(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
