import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import { keptPageSeenAt } from '../../device/shop-worker';
import { useOnline } from '../../device/use-online';
import { useVisibleInterval } from '../../device/use-visible-interval';
import type { LoadedShop } from '../shop/load-shop';
import { SHOP_STALE_AFTER_MS } from '../shop/use-fresh-shop';

/** While the shop cannot be reached it is asked again this often, and only by a page in sight. */
const ASK_AGAIN_MS = 20_000;

/** How old the shop on this page is, and whether it can be asked for a newer one. */
export interface ShopAge {
  /** When the shop said what the page shows. */
  seenAt: Date;
  /** Undefined until it is known. */
  isReachable: boolean | undefined;
}

interface Known {
  loaded: LoadedShop | undefined;
  seenAt: Date;
  isReachable: boolean | undefined;
}

/**
 * Asks the shop anew where the page came out of what the worker keeps, when the network is back, and
 * now and then while it is away. The page shows in place what has changed.
 */
export function useShopAge(): ShopAge {
  const loaded = useRouteLoaderData<LoadedShop>('storefront/storefront-layout');
  const { revalidate } = useRevalidator();
  const isOnline = useOnline();
  const [known, setKnown] = useState<Known>(() => atFirst(loaded));
  if (known.loaded !== loaded) {
    const isReachable = loaded?.products !== undefined;
    setKnown({ loaded, isReachable, seenAt: isReachable ? new Date() : known.seenAt });
  }

  // Whatever was reached before, it is another question once the network has been away.
  if (!isOnline && known.isReachable) setKnown({ ...known, isReachable: undefined });

  const askAnew = useEffectEvent(() => {
    if (isOnline && !known.isReachable) void revalidate();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a network that is back is what to act on
  useEffect(() => askAnew(), [isOnline]);
  useVisibleInterval(askAnew, ASK_AGAIN_MS, known.isReachable === false);

  return { seenAt: known.seenAt, isReachable: isOnline ? known.isReachable : false };
}

function atFirst(loaded: LoadedShop | undefined): Known {
  const seenAt = keptPageSeenAt() ?? performance.timeOrigin;
  // A page of a moment ago is as good as one that stayed open since; of a clock that was ahead nobody knows.
  const isReachable = Math.abs(Date.now() - seenAt) < SHOP_STALE_AFTER_MS || undefined;
  return { loaded, seenAt: new Date(seenAt), isReachable };
}
