import { Bike, CakeSlice } from 'lucide-react';
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Outlet, useParams, useRevalidator } from 'react-router';
import { reachInputs } from '../../../shared/domain/platform/delivery-reach';
import { formatRupees } from '../../../shared/domain/platform/money';
import { reachOf } from '../../../shared/domain/shop/delivery-zone';
import { m } from '../../../shared/messages/compiled/messages';
import { useAfterPaint } from '../../device/use-after-paint';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { Notice } from '../../ui/notice';
import { pageMeta } from '../shop/page-meta';
import { useShop } from '../shop/shop-context';
import { StructuredData } from '../shop/structured-data/structured-data';
import { useTrack } from '../shop/visits/analytics';
import type { Route } from './+types/menu-page';
import { useFavourites } from './favourites';
import { MenuBar } from './menu-bar';
import { isPartShown, type MenuFilter, menuParts, NO_FILTER } from './menu-parts';
import { MenuSections } from './menu-section';
import { NothingFound } from './nothing-found';
import { useLazySearch } from './use-lazy-search';
import { useMenuLocation } from './use-menu-location';
import { useVegOnly, vegOnly } from './veg-only';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.nav_menu(),
    description: ({ categories = [], settings: { storeName } }) =>
      m.menu_description({ names: [storeName, ...categories.map(({ name }) => name)].join(' · ') }),
    path: '/menu',
  });

/** The menu. A dish opens over it, or alone when its address was opened first. */
export default function MenuPage() {
  const { slug } = useParams();
  const [isShown, setShown] = useState(slug === undefined);
  if (slug === undefined && !isShown) setShown(true);
  return (
    <>
      {isShown && <WholeMenu />}
      <Outlet context={isShown} />
    </>
  );
}

/** The whole menu on one page (storefront rule 5). */
function WholeMenu() {
  const { categories, products, ...shop } = useShop();
  // A later load must not move the cards of a dish that has sold out meanwhile.
  const [stock] = useState(shop.stock);
  const { revalidate, state } = useRevalidator();
  const wanted = new URLSearchParams(useMenuLocation().search).get('category');
  const addressed = categories?.find(({ id }) => id === wanted)?.id;
  const selectedId = addressed ?? categories?.[0]?.id;
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  /** A text that something else than the field sets is shown by it. */
  const search = useCallback((text: string) => {
    if (field.current && field.current.value !== text) field.current.value = text;
    setQuery(text);
  }, []);
  const [flags, setFlags] = useState(NO_FILTER);
  const setFilter = useCallback((next: MenuFilter) => {
    vegOnly.set({ isOn: next.vegOnly });
    setFlags(next);
  }, []);
  const isVegOnly = useVegOnly();
  const tapped = useMemo(() => ({ ...flags, vegOnly: isVegOnly }), [flags, isVegOnly]);
  // The button answers a tap at once. Laying out the other dishes takes a weak phone longer.
  const chosen = useAfterPaint(tapped);
  const favourites = useFavourites();
  // A dish that loses its heart in its sheet leaves the menu of favourites.
  const filter = useMemo(
    () => ({ ...chosen, favourites: chosen.favourites && favourites }),
    [chosen, favourites],
  );
  const { SearchResults, loadSearch, hasFailed } = useLazySearch();
  const isSearching = query.trim() !== '' && SearchResults !== undefined;
  const content = useRef<HTMLDivElement>(null);
  // The first of the dishes that are shown now comes into sight. A search may arrive after its query.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other dishes are shown
  useLayoutEffect(() => {
    if (query !== '' || flags !== NO_FILTER) content.current?.scrollIntoView();
  }, [query, chosen, isSearching]);
  const track = useTrack();
  const loaded = categories !== undefined && products !== undefined;
  useEffect(() => {
    if (loaded) track('menu_loaded', { categoryId: selectedId ?? '' });
    else track('menu_load_failed');
  }, [loaded, selectedId, track]);
  const parts = useMemo(
    () => menuParts(categories ?? [], products ?? [], stock),
    [categories, products, stock],
  );
  const hasPopular = useMemo(
    () => products?.some(({ isPopular }) => isPopular) ?? false,
    [products],
  );
  const shownFavourites = useMemo(
    () => (products ?? []).map(({ id }) => id).filter((id) => favourites.includes(id)),
    [products, favourites],
  );
  const clear = () => {
    search('');
    setFilter(NO_FILTER);
  };
  const shownCategories = useMemo(
    () => parts.filter((part) => isPartShown(part, filter)).map(({ category }) => category),
    [parts, filter],
  );
  const failed = (message: string) => (
    <ErrorState message={message} onRetry={revalidate} retrying={state === 'loading'} />
  );

  return (
    <>
      <h1 className="sr-only">{m.nav_menu()}</h1>
      {parts.length > 0 && (
        <MenuBar
          categories={shownCategories}
          addressed={addressed}
          field={field}
          isSearching={isSearching}
          onQuery={search}
          onSearch={loadSearch}
          filter={tapped}
          onFilter={setFilter}
          favourites={shownFavourites}
          hasPopular={hasPopular}
        />
      )}
      <div ref={content} className="column flex flex-col gap-6 py-2 md:py-5">
        {!categories && failed(m.menu_categories_failed())}
        {categories && !products && failed(m.menu_items_failed())}
        {categories && parts.length === 0 && (
          <EmptyState picture={<CakeSlice />} title={m.menu_being_written()}>
            <p>{m.menu_check_later()}</p>
          </EmptyState>
        )}
        {hasFailed && query !== '' && (
          <Notice kind="warning" role="status">
            {m.menu_search_failed()}
          </Notice>
        )}
        {SearchResults && (
          <SearchResults parts={parts} query={query} filter={filter} onClear={clear} />
        )}
        {parts.length > 0 && shownCategories.length === 0 && !isSearching && (
          <NothingFound onClear={clear} />
        )}
        {products && (
          <div className={`flex flex-col gap-5 md:gap-8 ${isSearching ? 'put-away' : ''}`}>
            <MenuSections parts={parts} filter={filter} selectedId={selectedId} />
          </div>
        )}
        <DeliveryPromo />
      </div>
      <StructuredData about="menu" />
    </>
  );
}

/** What delivery costs and how far it goes. A key of the search does not render it again. */
const DeliveryPromo = memo(function DeliveryPromo() {
  const { settings, content } = useShop();
  const { feeRule, zone } = settings;
  const cheaper = feeRule.reducedDeliveryFee < feeRule.deliveryFee;
  const fee = formatRupees(feeRule.deliveryFee);
  const sentences = [
    cheaper && m.menu_fee_below({ fee }),
    (zone.areas?.length ?? 0) > 0 && m.menu_fee_of_areas(),
    m.menu_delivers({ ...reachInputs(reachOf(zone)), hours: content?.deliveryHours || 'none' }),
    m.menu_pickup_free(),
  ];
  return (
    <aside className="flex flex-wrap items-center gap-4 rounded-xl bg-waffle-soft at-table:hidden p-4 sm:p-6">
      <span
        aria-hidden
        className="grid size-14 shrink-0 place-items-center rounded-full bg-waffle text-on-waffle"
      >
        <Bike className="size-7" />
      </span>
      <div className="min-w-0 flex-1 basis-44">
        <h2 className="text-lg sm:text-xl">
          {cheaper
            ? m.menu_fee_reduced({
                fee: formatRupees(feeRule.reducedDeliveryFee),
                from: formatRupees(feeRule.reducedDeliveryFeeFrom),
              })
            : m.menu_fee({ fee })}
        </h2>
        <p>{sentences.filter(Boolean).join(' ')}</p>
      </div>
    </aside>
  );
});
