import { Clock, MapPin, Navigation, Phone } from 'lucide-react';
import { buttonClass } from '../../ui/button-class';
import { DELIVERY_HOURS, directionsUrl, phoneNumbers } from '../shop/cafe-facts';
import { CafeMap } from '../shop/cafe-map';
import { useShop } from '../shop/shop-context';

/** Where the cafe is and when, with a map and directions (spec §2). */
export function FindUs() {
  const { storeAddress, businessHours, storePhone, zone } = useShop().settings;
  return (
    <section
      aria-labelledby="find-us"
      className="grid gap-6 md:grid-cols-2 md:items-center md:gap-10"
    >
      <CafeMap className="rounded-xl border border-mist" />
      <div className="flex flex-col gap-3">
        <h2 id="find-us" className="text-2xl">
          Come by
        </h2>
        <p className="flex items-start gap-3">
          <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-waffle-ink" />
          {storeAddress}
        </p>
        <p className="flex items-start gap-3">
          <Clock aria-hidden className="mt-0.5 size-5 shrink-0 text-waffle-ink" />
          <span>
            {businessHours}
            <span className="block text-sm text-ink-soft">Delivery {DELIVERY_HOURS} every day</span>
          </span>
        </p>
        {phoneNumbers(storePhone).map(({ shown, href }) => (
          <a
            key={href}
            href={href}
            className="flex min-h-11 w-fit items-center gap-3 hover:underline"
          >
            <Phone aria-hidden className="size-5 shrink-0 text-waffle-ink" />
            {shown}
          </a>
        ))}
        <a
          href={directionsUrl(zone.store)}
          target="_blank"
          rel="noreferrer"
          className={`${buttonClass({ variant: 'quiet' })} mt-2 self-start`}
        >
          <Navigation aria-hidden className="size-5" />
          Get directions
        </a>
      </div>
    </section>
  );
}
