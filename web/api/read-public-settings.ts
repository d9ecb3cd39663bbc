import type { Settings } from '../../shared/contract/settings-contract';

/**
 * Reads the settings in the browser, without the visitor's token: the server then answers from its cache.
 * @returns the settings, and when the server sent them by its own clock (ms since 1970).
 */
export async function readPublicSettings(): Promise<{ settings: Settings; sentAt: number }> {
  const response = await fetch('/api/settings');
  if (!response.ok) throw new Error(`settings: ${response.status}`);
  const sentAt = Date.parse(response.headers.get('Date') ?? '');
  return { settings: await response.json(), sentAt };
}
