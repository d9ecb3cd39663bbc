import { ButtonLink } from '../../ui/button-link';
import { useTrack } from '../analytics';

/** The last word of the home page. */
export function OrderCall() {
  const track = useTrack();
  return (
    <section className="near-sight rest-height-60 flex flex-col items-center gap-4 rounded-xl bg-forest px-6 py-10 text-center text-on-forest">
      <h2 className="text-2xl md:text-3xl">The iron is hot</h2>
      <p className="max-w-md text-on-forest-soft">
        Choose, say where, pay by UPI. No app, no account needed.
      </p>
      <ButtonLink to="/menu" variant="accent" size="lg" onClick={() => track('home_order_click')}>
        Order Now
      </ButtonLink>
    </section>
  );
}
