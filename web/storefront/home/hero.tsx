import hero from '../../brand/hero.svg';
import { ButtonLink } from '../../ui/button-link';
import { useTrack } from '../analytics';

/** What the cafe is, in a line, and the way to the food. */
export function Hero() {
  const track = useTrack();
  return (
    <section className="isolate overflow-hidden bg-linear-to-b from-sky-top to-sky-low">
      {/* On a desk the picture reaches up behind the buttons. */}
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
