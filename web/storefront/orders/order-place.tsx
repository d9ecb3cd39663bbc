import { MapPin, Phone, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../../shared/messages/compiled/messages';
import type { Order } from '../../api/order-from-wire';
import { wordsLanguage } from '../../ui/words-language';
import { addressLine } from '../account/address/address-words';
import { directionsUrl, phoneNumbers } from '../shop/cafe-facts';
import { useShop } from '../shop/shop-context';
import { useWhatsApp } from '../shop/with-call-link';

export function OrderPlace({ order }: { order: Order }) {
  const { storeName, storeAddress, storePhone, zone, gstin, fssaiNumber, confirmed } =
    useShop().settings;
  const phones = phoneNumbers(storePhone);
  const whatsApp = useWhatsApp(`${m.place_whatsapp({ id: order.id })} `);
  const delivered = order.deliveryMethod === 'delivery' && order.deliveryAddressDetails;
  return (
    <section
      aria-label={m.place_title()}
      className="flex flex-col gap-4 rounded-lg border border-mist bg-raised p-4 shadow-card sm:p-6"
    >
      {delivered ? (
        <Fact icon={<MapPin aria-hidden />} label={m.place_delivery_to()}>
          <bdi lang={wordsLanguage(addressLine(delivered))}>{addressLine(delivered)}</bdi>
        </Fact>
      ) : (
        <Fact icon={<Store aria-hidden />} label={m.place_pick_up_at()}>
          <span>
            <bdi lang={wordsLanguage(storeName)}>{storeName}</bdi>
            {storeAddress && (
              <>
                , <bdi lang={wordsLanguage(storeAddress)}>{storeAddress}</bdi>
              </>
            )}
          </span>
          {confirmed.place && (
            <a
              href={directionsUrl(zone.store)}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center font-semibold text-hill underline"
            >
              {m.place_directions()}
            </a>
          )}
        </Fact>
      )}
      {phones.length > 0 && (
        <Fact icon={<Phone aria-hidden />} label={m.place_questions({ cafe: storeName })}>
          {phones.map(({ shown, href }) => (
            <a
              key={href}
              href={href}
              className="inline-flex min-h-11 items-center font-semibold text-hill underline tabular-nums"
            >
              {shown}
            </a>
          ))}
          {whatsApp && (
            <a
              href={whatsApp}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center font-semibold text-hill underline"
            >
              WhatsApp
            </a>
          )}
        </Fact>
      )}
      {(gstin !== '' || fssaiNumber !== '') && (
        <p className="border-t border-mist pt-3 text-sm text-ink-soft">
          {gstin !== '' && `GSTIN ${gstin}. `}
          {fssaiNumber !== '' && `FSSAI ${fssaiNumber}.`}
        </p>
      )}
    </section>
  );
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-ink-soft">
      {icon}
      <div className="flex min-w-0 flex-col">
        <span className="text-sm text-ink-soft">{label}</span>
        {children}
      </div>
    </div>
  );
}
