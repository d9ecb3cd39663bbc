import { Bike, CakeSlice } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { formatRupees } from '../../../shared/domain/money';
import type { MenuProduct } from '../../api/catalog-from-wire';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { useTrack } from '../analytics';
import { pageMeta } from '../page-meta';
import { useShop } from '../shop/shop-context';
import { StructuredData } from '../structured-data/structured-data';
import type { Route } from './+types/menu-page';
import { CategoryPills } from './category-pills';
import { ProductCard } from './product-card';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Menu',
    description: ({ categories = [], settings: { storeName } }) =>
      `The menu of ${[storeName, ...categories.map(({ name }) => name)].join(' · ')}. Order for delivery or pickup.`,
    path: '/menu',
  });

export default function MenuPage() {
  const { categories, products } = useShop();
  const [searchParams] = useSearchParams();
  const { revalidate, state } = useRevalidator();
  const wanted = searchParams.get('category');
  const selected = categories?.find(({ id }) => id === wanted) ?? categories?.[0];
  const content = useScrollToTopOf(selected?.id);
  const track = useTrack();
  const loaded = categories !== undefined && products !== undefined;
  useEffect(() => {
    if (loaded) track('menu_loaded', { categoryId: selected?.id ?? '' });
    else track('menu_load_failed');
  }, [loaded, selected?.id, track]);
  const failed = (message: string) => (
    <ErrorState message={message} onRetry={revalidate} retrying={state === 'loading'} />
  );

  return (
    <>
      <div className="column md:pt-6 md:pb-3">
        <h1 className="sr-only text-3xl md:not-sr-only">Menu</h1>
      </div>
      {categories && selected && <CategoryPills categories={categories} selectedId={selected.id} />}
      <div ref={content} className="column flex flex-col gap-6 py-4 md:py-6">
        {!categories && failed('Failed to load menu categories. Please try again.')}
        {categories && !products && failed('Failed to load menu items. Please try again.')}
        {categories && !selected && (
          <EmptyState picture={<CakeSlice />} title="The menu is being written">
            <p>Please check back a little later.</p>
          </EmptyState>
        )}
        {selected && products && (
          <section aria-labelledby="category-name" className="flex flex-col gap-4">
            <div>
              <h2 id="category-name" className="text-xl md:text-2xl">
                {selected.name}
              </h2>
              {selected.description && (
                <p className="line-clamp-1 text-ink-soft md:line-clamp-none">
                  {selected.description}
                </p>
              )}
            </div>
            <ProductGrid
              key={selected.id}
              products={products.filter(({ categoryId }) => categoryId === selected.id)}
            />
          </section>
        )}
        <DeliveryPromo />
      </div>
      <StructuredData about="menu" />
    </>
  );
}

function useScrollToTopOf(selectedId: string | undefined) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(selectedId);
  useEffect(() => {
    if (shown.current === selectedId) return;
    shown.current = selectedId;
    const top = content.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) content.current?.scrollIntoView();
  }, [selectedId]);
  return content;
}

/** As many cards as fit on the first screen. */
const EAGER_PICTURES = 4;

function ProductGrid({ products }: { products: readonly MenuProduct[] }) {
  if (products.length === 0) {
    return <EmptyState picture={<CakeSlice />} title="No items available in this category." />;
  }
  return (
    <ul className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} eager={index < EAGER_PICTURES} />
        </li>
      ))}
    </ul>
  );
}

function DeliveryPromo() {
  const { settings, content } = useShop();
  const { feeRule, zone } = settings;
  const cheaper = feeRule.reducedDeliveryFee < feeRule.deliveryFee;
  return (
    <aside className="flex items-center gap-4 rounded-xl bg-waffle-soft p-4 sm:p-6">
      <span
        aria-hidden
        className="grid size-14 shrink-0 place-items-center rounded-full bg-waffle text-on-waffle"
      >
        <Bike className="size-7" />
      </span>
      <div>
        <h2 className="text-lg sm:text-xl">
          {cheaper
            ? `Order for ${formatRupees(feeRule.reducedDeliveryFeeFrom)}, and delivery is ${formatRupees(feeRule.reducedDeliveryFee)}`
            : `Delivery for ${formatRupees(feeRule.deliveryFee)}`}
        </h2>
        <p>
          {cheaper && `${formatRupees(feeRule.deliveryFee)} below that. `}
          Within {zone.radiusKm} km of the cafe
          {content?.deliveryHours && `, ${content.deliveryHours}`}. Picking up is free.
        </p>
      </div>
    </aside>
  );
}
