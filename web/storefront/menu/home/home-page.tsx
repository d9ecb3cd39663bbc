import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { reachInputs } from '../../../../shared/domain/platform/delivery-reach';
import { reachOf } from '../../../../shared/domain/shop/delivery-zone';
import { m } from '../../../../shared/messages/compiled/messages';
import { ErrorState } from '../../../ui/error-state';
import { useStock } from '../../cart/cart-provider';
import { nameAndAddress } from '../../shop/cafe-facts';
import { pageMeta } from '../../shop/page-meta';
import { useShop } from '../../shop/shop-context';
import { StructuredData } from '../../shop/structured-data/structured-data';
import { useTrack } from '../../shop/visits/analytics';
import { ProductCard } from '../product-card';
import type { Route } from './+types/home-page';
import { featuredProducts } from './featured-products';
import { FindUs, Hero, OrderCall, StoryTeaser } from './home-sections';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    description: ({ content, settings }) =>
      content?.description ||
      `${nameAndAddress(settings)}. ${m.home_offer(reachInputs(reachOf(settings.zone)))}`,
    path: '/',
  });

export default function HomePage() {
  return (
    <>
      <Hero />
      <div className="column flex flex-col gap-14 pt-10 md:gap-20 md:pt-14">
        <Specialties />
        <StoryTeaser />
        <FindUs />
        <OrderCall />
      </div>
      <StructuredData about="cafe" />
    </>
  );
}

function Specialties() {
  const track = useTrack();
  return (
    <section aria-labelledby="specialties" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <h2 id="specialties" className="text-2xl">
          {m.home_specialties()}
        </h2>
        <Link
          to="/menu"
          onClick={() => track('home_menu_click')}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-hill hover:underline"
        >
          {m.home_whole_menu()}
          <ArrowRight aria-hidden className="size-5" />
        </Link>
      </div>
      <Featured />
    </section>
  );
}

function Featured() {
  const { categories, products, content } = useShop();
  const { stock } = useStock();
  const { revalidate, state } = useRevalidator();
  const track = useTrack();
  const failed = !categories || !products || !stock;
  useEffect(() => {
    if (failed) track('home_load_failed');
  }, [failed, track]);
  if (failed) {
    return (
      <ErrorState
        message={m.home_load_failed()}
        onRetry={revalidate}
        retrying={state === 'loading'}
      />
    );
  }
  const featured = featuredProducts(categories, products, stock, content?.specialties ?? []);
  if (featured.length === 0) return <p className="text-ink-soft">{m.home_no_specialties()}</p>;
  return (
    <ul className="grid items-start gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
      {featured.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} tall />
        </li>
      ))}
    </ul>
  );
}
