import { ButtonLink } from '../../ui/button-link';
import { useTrack } from '../analytics';
import { useShop } from '../shop/shop-context';

/** A taste of the story, and the way to the rest of it. */
export function StoryTeaser() {
  const { zone } = useShop().settings;
  const track = useTrack();
  return (
    <section
      aria-labelledby="story"
      className="near-sight rest-height-96 grid gap-6 rounded-xl bg-hill-soft p-6 md:rest-height-70 md:grid-cols-[3fr_2fr] md:items-center md:gap-10 md:p-10"
    >
      <div className="flex flex-col items-start gap-4">
        <h2 id="story" className="text-2xl">
          One kitchen, one hill, a lot of mist
        </h2>
        <p className="max-w-prose">
          A small kitchen with a window that looks up at Maenam. What we serve is made by hand, when
          you order it, and comes with a view when the clouds allow it.
        </p>
        <ButtonLink to="/about" variant="quiet" onClick={() => track('home_story_click')}>
          Our story
        </ButtonLink>
      </div>
      <dl className="grid grid-cols-2 gap-4 font-display">
        {[
          ['2,100 m', 'above the sea'],
          [`${zone.radiusKm} km`, 'delivery radius'],
        ].map(([figure, meaning]) => (
          <div key={figure} className="flex flex-col-reverse">
            <dt className="font-body text-sm text-ink-soft">{meaning}</dt>
            <dd className="text-xl font-semibold text-hill">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
