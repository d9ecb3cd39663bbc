import { Bike, Clock, Mail, MapPin, Navigation, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { reachInputs } from '../../../shared/domain/platform/delivery-reach';
import { reachOf } from '../../../shared/domain/shop/delivery-zone';
import { m } from '../../../shared/messages/compiled/messages';
import { buttonClass } from '../../ui/button-class';
import { wordsLanguage } from '../../ui/words-language';
import { directionsUrl, phoneNumbers } from './cafe-facts';
import { useShop } from './shop-context';

const ROW =
  'flex items-start gap-3 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-waffle-ink';
const LINK = `${ROW} w-fit py-2.5 hover:underline`;

export function CafeFacts() {
  const { settings, content } = useShop();
  const { storeAddress, businessHours, storePhone, storeEmail, zone, confirmed } = settings;
  return (
    <div className="flex flex-col gap-1">
      {storeAddress && (
        <Fact icon={<MapPin aria-hidden />} title={m.facts_address()}>
          <span lang={wordsLanguage(storeAddress)}>{storeAddress}</span>
        </Fact>
      )}
      {businessHours && (
        <Fact icon={<Clock aria-hidden />} title={m.facts_open()}>
          <span lang={wordsLanguage(businessHours)}>{businessHours}</span>
        </Fact>
      )}
      <Fact icon={<Bike aria-hidden />} title={m.facts_delivery()}>
        {content?.deliveryHours && (
          <>
            <span lang={wordsLanguage(content.deliveryHours)}>{content.deliveryHours}</span>,{' '}
          </>
        )}
        {m.facts_reach(reachInputs(reachOf(zone)))}
      </Fact>
      {phoneNumbers(storePhone).map(({ shown, href }) => (
        <a key={href} href={href} className={LINK}>
          <Phone aria-hidden />
          {shown}
        </a>
      ))}
      {storeEmail && (
        <a href={`mailto:${storeEmail}`} className={LINK}>
          <Mail aria-hidden />
          {storeEmail}
        </a>
      )}
      {confirmed.place && (
        <a
          href={directionsUrl(zone.store)}
          target="_blank"
          rel="noreferrer"
          className={`${buttonClass({ variant: 'quiet' })} mt-2 self-start`}
        >
          <Navigation aria-hidden className="size-5" />
          {m.facts_directions()}
        </a>
      )}
    </div>
  );
}

function Fact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <p className={`${ROW} py-2`}>
      {icon}
      <span className="min-w-0">
        <span className="block text-sm text-ink-soft">{title}</span>
        {children}
      </span>
    </p>
  );
}
