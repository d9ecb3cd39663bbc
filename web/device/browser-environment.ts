/** What kind of browser the page runs in; it decides how a location can be asked for (spec §4). */
export type BrowserEnvironment = 'instagram' | 'in-app' | 'ios-safari' | 'standard';

const IOS = /iPhone|iPad|iPod/;

/**
 * Told from the user agent, which is a hint and no more: the outcome of asking decides. An app's
 * own browser is known by the app's mark, by Android's `; wv)` and by an iOS WebKit that does not
 * call itself Safari.
 */
export function browserEnvironment(userAgent: string): BrowserEnvironment {
  if (/Instagram/.test(userAgent)) return 'instagram';
  if (/FBAN|FBAV|FB_IAB|; wv\)/.test(userAgent)) return 'in-app';
  if (IOS.test(userAgent)) {
    if (!/Safari\//.test(userAgent)) return 'in-app';
    if (/Version\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS/.test(userAgent)) return 'ios-safari';
  }
  return 'standard';
}

/** Whether the page sits inside an app that may keep the location, downloads or other apps from it. */
export function isInsideApp(environment: BrowserEnvironment): boolean {
  return environment === 'instagram' || environment === 'in-app';
}
