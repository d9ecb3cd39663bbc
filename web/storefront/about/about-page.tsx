import { useSiteFacts } from '../../api/site-facts';
import hero from '../../brand/hero.svg';
import { ButtonLink } from '../../ui/button-link';
import { pageMeta } from '../page-meta';
import { StructuredData } from '../structured-data/structured-data';
import type { Route } from './+types/about-page';
import { DemoStory } from './demo-story';
import { Values } from './values';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'About',
    description: 'The cafe under Maenam hill in Ravangla, and what we stand for.',
    path: '/about',
  });

export default function AboutPage() {
  const demo = useSiteFacts()?.demo ?? false;
  return (
    <div className="column flex flex-col gap-14 pt-8 md:gap-20 md:pt-12">
      <section className="grid gap-6 md:grid-cols-2 md:items-center md:gap-10">
        <div className="flex flex-col gap-4">
          <h1 className="text-3xl">A warm window on a cold street</h1>
          <p className="max-w-prose text-lg">
            Ravangla wakes in mist. By the time it lifts off Maenam, the iron is hot and the milk is
            frothed.
          </p>
          <p className="max-w-prose">
            A small kitchen on the Main Bazaar: waffles, thin pizza, coffee, and the teas that these
            hills grow. When something runs out, it runs out, and the menu says so.
          </p>
        </div>
        <div className="overflow-hidden rounded-xl bg-linear-to-b from-sky-top to-sky-low">
          <img
            src={hero}
            alt="Maenam hill in the morning, a waffle and a coffee in front of it."
            width="1440"
            height="600"
            className="aspect-4/3 w-full object-cover object-[75%_100%] dark:brightness-75"
          />
        </div>
      </section>
      <Values />
      {demo && <DemoStory />}
      <section className="flex flex-col items-center gap-4 text-center">
        <h2 className="text-2xl">Hungry now?</h2>
        <ButtonLink to="/menu" size="lg">
          View Menu
        </ButtonLink>
      </section>
      <StructuredData about="cafe" />
    </div>
  );
}
