import { ChevronRight, LoaderCircle } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { unitsIn } from '../../../shared/domain/orders/cart';
import { m } from '../../../shared/messages/compiled/messages';
import { inSpareTime } from '../../device/spare-time';
import { classNames } from '../../ui/class-names';
import { usePreloadedPage } from '../../ui/preload-page';
import { Price } from '../../ui/price';
import { useShop } from '../shop/shop-context';
import { useCartLines, useCartStores } from './cart-provider';
import { useCartOutlook } from './use-cart-outlook';
import { useOpeningCheckout } from './use-opening-checkout';

/** What a page shows and loads once the cart has a line. */
export function FilledCart() {
  return (
    <>
      <CartBar />
      <PreloadedCheckout />
    </>
  );
}

/** Leads to the cart and to the checkout, and says what stands against the order. */
function CartBar() {
  const lines = useCartLines();
  const { laterMessage } = useShop();
  const { totals, obstacles } = useCartOutlook(lines);
  const { setDrawerOpen } = useCartStores();
  const { pathname } = useLocation();
  const [isOpening, openCheckout] = useOpeningCheckout();
  if (lines.length === 0 || pathname === '/checkout') return null;
  const news = obstacles[0]?.message ?? laterMessage;
  return (
    <div className="md:hidden beside-own-bar:hidden">
      <div aria-hidden className={classNames('bg-forest', news ? 'h-36' : 'h-20')} />
      <section
        aria-label={m.cart_your_order()}
        className="@container/page fixed inset-x-0 bottom-0 z-30 animate-rise px-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        {news && (
          <p className="absolute inset-x-3 bottom-full -mb-1.5 rounded-t-lg bg-waffle-soft px-4 pt-1.5 pb-3 text-sm font-semibold text-ink">
            {news}
          </p>
        )}
        <div className="relative flex min-h-14 overflow-hidden rounded-lg bg-hill text-on-hill shadow-overlay large-text:flex-col">
          <button
            type="button"
            onClick={() => setDrawerOpen(true)}
            aria-haspopup="dialog"
            className="flex flex-1 flex-col justify-center px-4 text-left leading-tight"
          >
            <Price amount={totals.subtotal} className="text-lg font-bold" />
            <span className="text-sm">
              {m.cart_items({ count: unitsIn(lines) })} · {m.cart_view()}
            </span>
          </button>
          <Link
            to="/checkout"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              openCheckout();
            }}
            aria-busy={isOpening || undefined}
            className="flex items-center gap-1 border-l border-on-hill/25 px-4 text-lg font-semibold large-text:min-h-11 large-text:border-t large-text:border-l-0"
          >
            {m.cart_checkout()}
            {isOpening ? (
              <LoaderCircle aria-hidden className="size-5 animate-spin" />
            ) : (
              <ChevronRight aria-hidden className="size-5" />
            )}
          </Link>
        </div>
      </section>
    </div>
  );
}

function PreloadedCheckout() {
  const preload = useEffectEvent(usePreloadedPage('/checkout'));
  useEffect(() => inSpareTime(() => preload()), []);
  return null;
}
