import { CakeSlice } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { useTrack } from '../analytics';
import { pageMeta } from '../page-meta';
import { useShop } from '../shop/shop-context';
import { StructuredData } from '../structured-data/structured-data';
import type { Route } from './+types/menu-page';
import { CategoryPills } from './category-pills';
import { DeliveryPromo } from './delivery-promo';
import { ProductGrid } from './product-grid';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Menu',
    description:
      'Waffles, pizza, coffee, tea and cookies from the cafe under Maenam hill. Order for delivery in Ravangla or pick it up.',
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
            <p>Please look in again a little later.</p>
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

/** A newly chosen category begins at its beginning, below the row that stays in sight. */
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
