import { reachInputs } from '../../../../shared/domain/platform/delivery-reach';
import { reachOf } from '../../../../shared/domain/shop/delivery-zone';
import { m } from '../../../../shared/messages/compiled/messages';
import { nameAndAddress } from '../../shop/cafe-facts';
import { pageMeta } from '../../shop/page-meta';
import { StructuredData } from '../../shop/structured-data/structured-data';
import type { Route } from './+types/home-page';
import { FindUs, Hero, OrderCall, StoryTeaser } from './home-sections';
import { Specialties } from './specialties';

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
