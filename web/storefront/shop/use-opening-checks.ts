import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { readPublicSettings } from '../../api/read-public';
import { inNextTask } from '../../device/next-task';
import { useVisibleInterval } from '../../device/use-visible-interval';
import { type LoadedShop, openingFacts } from './load-shop';

const CHECK_EVERY_MS = 5000;

/** Open pages spread their requests after an opening or closing time over this long. */
const SPREAD_MS = 2000;

/** Asks every 5 s, and at the next change by the server's clock: the phone's may be wrong. */
export function useOpeningChecks({ settingsVersion, opening }: LoadedShop): void {
  const { revalidate } = useRevalidator();

  const [everyMs, setEveryMs] = useState(CHECK_EVERY_MS);

  const check = async () => {
    const { settings, sentAt } = await readPublicSettings();
    const now = JSON.stringify(openingFacts(settings));
    if (settings.version !== settingsVersion || now !== JSON.stringify(opening)) {
      void revalidate();
    }
    // The shop opens or closes by itself then.
    const remainingMs = Date.parse(settings.nextOpeningChange ?? '') - sentAt;
    const isSoon = remainingMs > 0 && remainingMs < CHECK_EVERY_MS;
    setEveryMs(isSoon ? remainingMs + Math.random() * SPREAD_MS : CHECK_EVERY_MS);
  };
  const ask = () => void check().catch(() => setEveryMs(CHECK_EVERY_MS));
  const first = useEffectEvent(() => document.hidden || ask());
  useEffect(() => inNextTask(first), []);
  useVisibleInterval(ask, everyMs, true);
}
