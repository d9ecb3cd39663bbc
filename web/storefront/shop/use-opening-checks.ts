import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { readPublicSettings } from '../../api/read-public';
import { type LoadedShop, openingFacts } from './load-shop';

const CHECK_EVERY_MS = 5000;

/** Open pages spread their requests after an opening or closing time over this long. */
const SPREAD_MS = 2000;

/**
 * Reloads the shop's data soon after the shop opens, closes, pauses or gets new settings, or an option
 * is sold out. A visible page reads the settings every five seconds and when they next change by
 * themselves, by the server's clock: the phone's may be wrong. A hidden page asks when it becomes visible.
 */
export function useOpeningChecks({ settingsVersion, opening }: LoadedShop): void {
  const { revalidate } = useRevalidator();

  /** @returns the time until the shop next opens or closes by itself (ms); NaN if it does not. */
  const check = useEffectEvent(async () => {
    const { settings, sentAt } = await readPublicSettings();
    const now = JSON.stringify(openingFacts(settings));
    if (settings.version !== settingsVersion || now !== JSON.stringify(opening)) {
      void revalidate();
    }
    return Date.parse(settings.nextOpeningChange ?? '') - sentAt;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isMounted = true;
    const checkIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(run, ms);
    };
    const run = async () => {
      if (document.hidden) return;
      checkIn(CHECK_EVERY_MS);
      const remainingMs = await check().catch(() => Number.NaN);
      if (isMounted && remainingMs > 0 && remainingMs < CHECK_EVERY_MS) {
        checkIn(remainingMs + Math.random() * SPREAD_MS);
      }
    };
    checkIn(0);
    document.addEventListener('visibilitychange', run);
    return () => {
      isMounted = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, []);
}
