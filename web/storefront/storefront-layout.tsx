import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRevalidator,
} from 'react-router';
import { m } from '../../shared/messages/compiled/messages';
import { apiFor } from '../api/load-context';
import { readPublicSettings } from '../api/read-public';
import { useSiteFacts } from '../api/site-facts';
import { atFirstMove } from '../device/first-move';
import { inNextTask } from '../device/next-task';
import { storedText } from '../device/stored-text';
import { useSteady } from '../device/use-steady';
import { useVisibleInterval } from '../device/use-visible-interval';
import { CustomerSessionProvider } from '../session/customer-session-provider';
import { ClosedByBack } from '../ui/closed-by-back';
import { preloadToasts } from '../ui/toast';
import type { Route } from './+types/storefront-layout';
import { CartButton } from './cart/cart-button';
import { CartProvider, useCartLines, useCartStores } from './cart/cart-provider';
import { loadProductOptions } from './menu/lazy-options';
import { type LoadedShop, loadShop, openingFacts, type Shop, shopFrom } from './shop/load-shop';
import { Footer } from './shop/shell/footer';
import { Header } from './shop/shell/header';
import { ClosedBanner, DemoBar, NeedsScripts, StatusBar } from './shop/shell/shop-notices';
import { ShopContext } from './shop/shop-context';
import { useFreshShop } from './shop/use-fresh-shop';
import { AnalyticsProvider } from './shop/visits/analytics';

export function loader({ context }: Route.LoaderArgs) {
  return loadShop(apiFor(context));
}

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return loadShop(apiFor(context));
}

/** Navigations do not reload the shop, because `useFreshShop` keeps it up to date. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href;
}

/** The first paint waits for the whole content, because a page painted in parts would shift. */
export default function StorefrontLayout({ loaderData }: Route.ComponentProps) {
  const demo = useSiteFacts()?.demo ?? false;
  useFreshShop();
  useInterruptedReload(loaderData);
  useOpeningChecks(loaderData);
  usePreloadedParts();
  return (
    <CustomerSessionProvider>
      <ShopContext value={useSteady(useKnownShop(loaderData))}>
        <AnalyticsProvider>
          <ClosedByBack whenUsed={atFirstMove}>
            <CartProvider>
              <link rel="expect" href="#content" blocking="render" />
              <a
                href="#content"
                className="fixed top-2 left-2 z-60 -translate-y-20 rounded-md bg-raised px-4 py-3 font-semibold focus:translate-y-0"
              >
                {m.nav_skip()}
              </a>
              {demo && <DemoBar />}
              <Header cartButton={(className) => <CartButton className={className} />} />
              <StatusBar />
              <ClosedBanner />
              <NeedsScripts />
              <TableBarWhenSeated />
              {/* The footer starts below the screen, so that it does not flash while a page loads its parts. */}
              <main
                id="content"
                tabIndex={-1}
                className="@container/page min-h-[calc(100dvh-10rem)]"
              >
                <Outlet />
              </main>
              <Footer />
              <FilledCartWhenLoaded />
              <CartDrawerWhenUsed />
              <OfflinePartsWhenKept />
            </CartProvider>
          </ClosedByBack>
        </AnalyticsProvider>
      </ShopContext>
    </CustomerSessionProvider>
  );
}

function CartDrawerWhenUsed() {
  const { drawerOpen } = useCartStores();
  const [used, setUsed] = useState(drawerOpen);
  if (drawerOpen && !used) setUsed(true);
  return used ? (
    <Suspense fallback={null}>
      <CartDrawer />
    </Suspense>
  ) : null;
}

function useKnownShop(loaded: LoadedShop): Shop {
  const [known, setKnown] = useState(() => ({ loaded, shop: shopFrom(loaded) }));
  if (known.loaded === loaded) return known.shop;
  const shop = shopFrom(loaded, known.shop);
  setKnown({ loaded, shop });
  return shop;
}

/** Reloads again when a navigation, which does not load the shop, has interrupted a reload. */
function useInterruptedReload(loaded: LoadedShop): void {
  const { revalidate, state } = useRevalidator();
  const before = useRef<LoadedShop>(undefined);
  useEffect(() => {
    if (state === 'loading') {
      before.current = loaded;
      return;
    }
    const wasInterrupted = before.current === loaded;
    before.current = undefined;
    if (wasInterrupted) void revalidate();
  }, [state, loaded, revalidate]);
}

const CHECK_EVERY_MS = 5000;

/** Open pages spread their requests after an opening or closing time over this long. */
const SPREAD_MS = 2000;

/** Asks every 5 s, and at the next change by the server's clock: the phone's may be wrong. */
function useOpeningChecks({ settingsVersion, opening }: LoadedShop): void {
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

/** Loaded only for guests whose phone knows a table. */
const TableBar = lazy(() =>
  import('./shop/table/table-bar').then(
    ({ TableBar }) => ({ default: TableBar }),
    () => ({ default: () => null }),
  ),
);

/** Looks again after each navigation, as the code on a table leads to the menu. */
function TableBarWhenSeated() {
  const { pathname } = useLocation();
  const [isSeated, setSeated] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page looks once
  useEffect(() => setSeated(storedText('maenam-table').read() !== undefined), [pathname]);
  return isSeated ? (
    <Suspense fallback={null}>
      <TableBar />
    </Suspense>
  ) : null;
}

const loadFilledCart = () => import('./cart/filled-cart');

/** Without it, the header still leads to the cart; the next line tries again. */
function FilledCartWhenLoaded() {
  const { length } = useCartLines();
  const [Filled, setFilled] = useState<ComponentType>();
  useEffect(() => {
    if (length === 0) return;
    void loadFilledCart().then(
      ({ FilledCart }) => setFilled(() => FilledCart),
      () => undefined,
    );
  }, [length]);
  return Filled && length > 0 ? <Filled /> : null;
}

const loadCartDrawer = () => import('./whole-cart-drawer');

/** Opens on a tap, so the page is shown without it. */
const CartDrawer = lazy(async () => ({ default: (await loadCartDrawer()).WholeCartDrawer }));

/** Loaded at the first interaction, or at once on a page that a worker may have cached. */
function OfflinePartsWhenKept() {
  const [Parts, setParts] = useState<ComponentType>();
  useEffect(() => {
    const show = async () => {
      const { OfflineParts } = await import('./offline/offline-parts');
      setParts(() => OfflineParts);
    };
    // Without them, signing out still deletes the customer's saved order.
    const showWithout = async () => {
      const { LeavingOrder } = await import('./checkout/send/use-leaving-order');
      setParts(() => LeavingOrder);
    };
    const tryToShow = () => void show().catch(() => showWithout().catch(() => {}));
    void navigator.serviceWorker?.ready.then(tryToShow);
    return atFirstMove(tryToShow);
  }, []);
  return Parts && <Parts />;
}

/** Loads parts at the visitor's first interaction, before the tap that needs them. Search engines never do. */
function usePreloadedParts(): void {
  useEffect(
    () =>
      atFirstMove(() => {
        // After a failure the tap tries again.
        void Promise.allSettled([
          loadFilledCart(),
          loadCartDrawer(),
          loadProductOptions(),
          preloadToasts(),
        ]);
      }),
    [],
  );
}
