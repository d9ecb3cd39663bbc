import hero from '../../brand/hero.svg';
import { ButtonLink } from '../../ui/button-link';
import { useTrack } from '../analytics';
import { CafeFacts } from '../shop/cafe-facts-list';
import { CafeMapPanel } from '../shop/cafe-map';
import { useShop } from '../shop/shop-context';

export function Hero() {
  const track = useTrack();
  return (
    <section className="isolate overflow-hidden bg-linear-to-b from-sky-top to-sky-low">
      {/* On a desktop the picture extends up behind the buttons. */}
      <div className="column relative z-1 flex flex-col items-start gap-4 pt-8 md:items-center md:pt-12 md:text-center">
        <h1 className="max-w-2xl text-3xl md:text-4xl">Warm waffles under Maenam hill</h1>
        <p className="max-w-xl text-lg">
          Baked when you order, brought to your door in Ravangla or kept warm for you at the
          counter.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/menu" size="lg" onClick={() => track('home_order_click')}>
            Order Online
          </ButtonLink>
          <ButtonLink to="/menu" size="lg" variant="quiet" onClick={() => track('home_menu_click')}>
            View Menu
          </ButtonLink>
        </div>
      </div>
      <img
        src={hero}
        alt="A waffle with strawberries and cream on a table, Maenam hill and the snow peaks behind it."
        width="1440"
        height="600"
        fetchPriority="high"
        className="mt-2 h-56 w-full object-cover object-[86%_100%] sm:h-72 md:-mt-28 md:h-128 md:mask-t-from-70% md:object-bottom dark:brightness-75"
      />
    </section>
  );
}

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

export function FindUs() {
  return (
    <section
      aria-labelledby="find-us"
      className="near-sight rest-height-171 grid gap-6 md:rest-height-99 md:grid-cols-2 md:items-center md:gap-10"
    >
      <CafeMapPanel />
      <div className="flex flex-col gap-2">
        <h2 id="find-us" className="text-2xl">
          Come by
        </h2>
        <CafeFacts />
      </div>
    </section>
  );
}

export function OrderCall() {
  const track = useTrack();
  return (
    <section className="near-sight rest-height-60 flex flex-col items-center gap-4 rounded-xl bg-forest px-6 py-10 text-center text-on-forest">
      <h2 className="text-2xl md:text-3xl">The iron is hot</h2>
      <p className="max-w-md text-on-forest-soft">
        Choose, tell us where, pay by UPI. No app, no account needed.
      </p>
      <ButtonLink to="/menu" variant="accent" size="lg" onClick={() => track('home_order_click')}>
        Order Now
      </ButtonLink>
    </section>
  );
}
