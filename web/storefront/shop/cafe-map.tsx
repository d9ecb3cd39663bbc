import { Map as MapSheet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { m } from '../../../shared/messages/compiled/messages';
import { useMediaQuery } from '../../device/use-media-query';
import { ZoneMap } from '../../map/zone-map';
import { Button } from '../../ui/button';
import { nameAndAddress } from './cafe-facts';
import { useShop } from './shop-context';

/** The street map loads on request, so that the tile server gets no requests from other visitors. */
export function CafeMapPanel() {
  const { zone, storeName, confirmed } = useShop().settings;
  const byTouch = useMediaQuery('(pointer: coarse)');
  const [asked, setAsked] = useState(false);
  if (!confirmed.place) return null;
  return (
    <div className="overflow-hidden rounded-xl border border-mist bg-raised">
      {asked ? (
        <ZoneMap
          label={m.map_label({ name: storeName })}
          zone={zone}
          pin={null}
          className="aspect-8/5"
          waiting={<CafeMap />}
          failed={(retry) => (
            <>
              <CafeMap />
              <Below>
                <p role="alert">{m.map_failed()}</p>
                <Button variant="plain" onClick={retry}>
                  {m.page_try_again()}
                </Button>
              </Below>
            </>
          )}
        >
          <Below>
            <p className="text-sm text-ink-soft">{byTouch ? m.map_by_touch() : m.map_by_mouse()}</p>
          </Below>
        </ZoneMap>
      ) : (
        <>
          <CafeMap />
          <Button
            variant="plain"
            wide
            onClick={() => setAsked(true)}
            className="min-h-12 rounded-none noscript:hidden"
          >
            <MapSheet aria-hidden className="size-5" />
            {m.map_show()}
          </Button>
        </>
      )}
    </div>
  );
}

/** It has the height of the button it replaces, to avoid a layout shift. */
function Below({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-2 px-4 py-0.5">
      {children}
    </div>
  );
}

/** Our own drawing of the delivery zone, which works offline and without another site. */
function CafeMap() {
  const { zone, ...cafe } = useShop().settings;
  // Otherwise it delivers to drawn areas only.
  const isCircle = zone.radiusKm > 0;
  return (
    <svg
      role="img"
      aria-label={
        isCircle
          ? m.map_drawing_zone({ cafe: nameAndAddress(cafe), km: zone.radiusKm })
          : m.map_drawing({ cafe: nameAndAddress(cafe) })
      }
      viewBox="0 0 480 300"
      className="aspect-8/5 w-full bg-hill-soft"
    >
      {isCircle && (
        <>
          <circle
            cx="240"
            cy="150"
            r="126"
            strokeWidth="2"
            strokeDasharray="7 9"
            className="fill-hill/15 stroke-hill"
          />
          <circle cx="240" cy="150" r="72" className="fill-hill/15" />
          <path d="M240 150h126" strokeWidth="1.5" className="stroke-hill" />
          <text
            x="306"
            y="143"
            textAnchor="middle"
            className="fill-ink font-body text-sm font-semibold"
          >
            {m.home_radius({ km: zone.radiusKm })}
          </text>
        </>
      )}
      <g transform="translate(240 150)">
        <ellipse rx="13" ry="4" className="fill-ink/25" />
        <path
          d="M0 0c-12-18-21-26-21-38a21 21 0 0 1 42 0C21-26 12-18 0 0z"
          className="fill-chilli"
        />
        <circle cy="-38" r="8.5" className="fill-raised" />
      </g>
      <text
        x="240"
        y="178"
        textAnchor="middle"
        className="fill-ink font-display text-base font-semibold"
      >
        {cafe.storeName}
      </text>
    </svg>
  );
}
