import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useRevalidator, useRouteLoaderData } from 'react-router';
import { cachedPageSentAt } from '../../device/shop-worker';
import { useOnline } from '../../device/use-online';
import { useVisibleInterval } from '../../device/use-visible-interval';
import type { LoadedShop } from '../shop/load-shop';
import { SHOP_STALE_AFTER_MS } from '../shop/use-fresh-shop';

const ASK_AGAIN_MS = 20_000;

export interface ShopAge {
  /** When the shop sent the data on the page. */
  seenAt: Date;
  /** Undefined while unknown. */
  isReachable: boolean | undefined;
}

interface Known extends ShopAge {
  loaded: LoadedShop | undefined;
}

/** Reloads the shop's data for a cached page, when the network returns, and while it is missing. */
export function useShopAge(): ShopAge {
  const loaded = useRouteLoaderData<LoadedShop>('storefront/storefront-layout');
  const { revalidate } = useRevalidator();
  const { key } = useLocation();
  const isOnline = useOnline();
  const [known, setKnown] = useState<Known>(() => atFirst(loaded));
  if (known.loaded !== loaded) {
    const isReachable = loaded?.products !== undefined;
    setKnown({ loaded, isReachable, seenAt: isReachable ? new Date() : known.seenAt });
  }

  // After the network was lost, it is unknown again.
  if (!isOnline && known.isReachable) setKnown({ ...known, isReachable: undefined });

  const askAnew = useEffectEvent(() => {
    if (isOnline && !known.isReachable) void revalidate();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at every navigation, and when the network goes or comes
  useEffect(() => askAnew(), [isOnline, key]);
  // Also while it is unknown, because a request may never be answered.
  useVisibleInterval(askAnew, ASK_AGAIN_MS, known.isReachable !== true);

  return { seenAt: known.seenAt, isReachable: isOnline ? known.isReachable : false };
}

function atFirst(loaded: LoadedShop | undefined): Known {
  const seenAt = cachedPageSentAt() ?? performance.timeOrigin;
  // A page cached a moment ago is fresh. The difference counts in both directions, because the clock
  // may have been ahead.
  const isReachable = Math.abs(Date.now() - seenAt) < SHOP_STALE_AFTER_MS || undefined;
  return { loaded, seenAt: new Date(seenAt), isReachable };
}
