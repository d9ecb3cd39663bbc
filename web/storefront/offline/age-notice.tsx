import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { orderTime } from '../orders/order-times';
import type { ShopAge } from './use-shop-age';

/** If a newer menu arrives within this time, the age of the older one is not shown. */
const NOTICE_DELAY_MS = 1500;

/** It covers the bar that says whether the shop is open, which is unknown now, without a layout shift. */
export function AgeNotice({ seenAt, isReachable }: ShopAge) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), NOTICE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const bar = document.getElementById('delivery-today');
  const isShown = bar !== null && !isReachable && (isReachable === false || isLate);
  useEffect(() => {
    const covered = isShown ? bar.firstElementChild : null;
    covered?.setAttribute('aria-hidden', 'true');
    return () => covered?.removeAttribute('aria-hidden');
  }, [bar, isShown]);
  if (!isShown) return null;
  return createPortal(
    <div role="status" className="absolute inset-0 bg-waffle-soft text-ink">
      <p className="column flex h-full items-center gap-2 overflow-hidden whitespace-nowrap">
        <WifiOff aria-hidden className="size-4 shrink-0" />
        <span>
          <span className="font-semibold">
            Menu from {orderTime(seenAt.toISOString(), new Date())}
          </span>
          {isReachable === false ? ' · no connection' : ' · checking for updates…'}
        </span>
        <span className="hidden md:inline">
          · Prices, stock and opening hours may have changed.
        </span>
      </p>
    </div>,
    bar,
  );
}
