/** The kind of browser, which decides how a location is requested (people rule 13). */
export type BrowserEnvironment = 'instagram' | 'in-app' | 'ios-safari' | 'standard';

const IOS = /iPhone|iPad|iPod/;

/** A guess: the app's mark, Android's `; wv)`, or an iOS WebKit without Safari's name. */
export function browserEnvironment(userAgent: string): BrowserEnvironment {
  if (/Instagram/.test(userAgent)) return 'instagram';
  if (/FBAN|FBAV|FB_IAB|; wv\)/.test(userAgent)) return 'in-app';
  if (IOS.test(userAgent)) {
    if (!/Safari\//.test(userAgent)) return 'in-app';
    if (/Version\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS/.test(userAgent)) return 'ios-safari';
  }
  return 'standard';
}

/** An in-app browser may block location, downloads and links to apps. */
export function isInsideApp(environment: BrowserEnvironment): boolean {
  return environment === 'instagram' || environment === 'in-app';
}
