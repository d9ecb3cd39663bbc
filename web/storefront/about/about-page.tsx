import hero from '../../brand/hero.svg';
import { ButtonLink } from '../../ui/button-link';
import { pageMeta } from '../page-meta';
import type { Route } from './+types/about-page';
import { Team } from './team';
import { Testimonials } from './testimonials';
import { Values } from './values';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'About',
    description:
      'How a waffle iron came to Ravangla: the story of the cafe under Maenam hill, what we hold to, and who cooks for you.',
    path: '/about',
  });

export default function AboutPage() {
  return (
    <div className="column flex flex-col gap-14 pt-8 md:gap-20 md:pt-12">
      <section className="grid gap-6 md:grid-cols-2 md:items-center md:gap-10">
        <div className="flex flex-col gap-4">
          <h1 className="text-3xl">A warm window on a cold street</h1>
          <p className="max-w-prose text-lg">
            Ravangla wakes in mist. By the time it lifts off Maenam, the iron is hot, the milk is
            frothed, and someone has already asked for two with honey.
          </p>
          <p className="max-w-prose">
            It began with one borrowed waffle iron at the winter fair and a queue nobody had planned
            for. The iron was given back; the queue stayed. So we took the corner room on the Main
            Bazaar, put the oven where the customers could lean on it, and wrote a menu short enough
            to cook well: waffles, thin pizza, and every kind of tea that these hills grow.
          </p>
          <p className="max-w-prose">
            Honey comes from the next valley, tea from Temi, cheese from a neighbour. When something
            runs out, it runs out, and the menu says so.
          </p>
        </div>
        <div className="overflow-hidden rounded-xl bg-linear-to-b from-sky-top to-sky-low">
          <img
            src={hero}
            alt="Maenam hill in the morning, a waffle and a coffee in front of it."
            width="1440"
            height="600"
            className="aspect-4/3 w-full object-cover object-[18%_100%] dark:brightness-75"
          />
        </div>
      </section>
      <Values />
      <Team />
      <Testimonials />
      <section className="flex flex-col items-center gap-4 text-center">
        <h2 className="text-2xl">Hungry now?</h2>
        <ButtonLink to="/menu" size="lg">
          View Menu
        </ButtonLink>
      </section>
    </div>
  );
}
