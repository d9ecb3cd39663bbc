import { Map as MapSheet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMediaQuery } from '../../device/use-media-query';
import { Button } from '../../ui/button';
import { ZoneMap } from '../map/zone-map';
import { useShop } from './shop-context';

/** The street map loads on request, so that the tile server gets no requests from other visitors. */
export function CafeMapPanel() {
  const { zone, storeName } = useShop().settings;
  const byTouch = useMediaQuery('(pointer: coarse)');
  const [asked, setAsked] = useState(false);
  return (
    <div className="overflow-hidden rounded-xl border border-mist bg-raised">
      {asked ? (
        <ZoneMap
          label={`Map around ${storeName}`}
          zone={zone}
          pin={null}
          className="aspect-8/5"
          waiting={<CafeMap />}
          failed={(retry) => (
            <>
              <CafeMap />
              <Below>
                <p role="alert">The map could not be loaded.</p>
                <Button variant="plain" onClick={retry}>
                  Try again
                </Button>
              </Below>
            </>
          )}
        >
          <Below>
            <p className="text-sm text-ink-soft">
              {byTouch ? 'Two fingers move the map.' : 'Drag the map to look around.'}
            </p>
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
            Show the map
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

/** Our own drawing, which works offline and without another site. Only its roads are Ravangla's. */
function CafeMap() {
  const { storeName } = useShop().settings;
  return (
    <svg
      role="img"
      aria-label="Sketch map, not to scale: the cafe stands on the main road of Ravangla, below Maenam hill and above the Buddha Park."
      viewBox="0 0 480 300"
      className="aspect-8/5 w-full bg-hill-soft"
    >
      <path
        d="M0 0h480v96c-60-10-96 22-150 14S230 40 170 44 70 104 0 92z"
        className="fill-hill/25"
      />
      <path d="M60 96 150 28l46 34 40-24 96 72c-70 20-190 22-272-14z" className="fill-hill/45" />
      <path d="M150 28l-24 18 14 6 12-8 16 8 6-8z" className="fill-raised" />
      <g className="fill-none stroke-raised" strokeLinecap="round">
        <path d="M-10 214c80-14 120 26 196 14s92-62 160-60 90 34 150 22" strokeWidth="16" />
        <path
          d="M186 228c10 30-6 52-14 82M330 168c-8-26 6-44 30-58M76 210c-4-34 14-52 40-62"
          strokeWidth="9"
        />
      </g>
      <path
        d="M-10 214c80-14 120 26 196 14s92-62 160-60 90 34 150 22"
        className="fill-none stroke-mist-strong"
        strokeWidth="1.5"
        strokeDasharray="7 9"
      />
      <g className="fill-waffle-soft stroke-mist-strong">
        <path d="M262 118h34v26h-34zM302 128h22v18h-22zM214 170h26v20h-26zM90 232h30v22H90zM392 206h32v22h-32z" />
      </g>
      <circle cx="160" cy="272" r="13" className="fill-leaf/40" />
      <g className="fill-ink font-body text-sm font-semibold">
        <text x="150" y="86">
          Maenam hill
        </text>
        <text x="182" y="277">
          Buddha Park
        </text>
        <text x="352" y="158">
          Main road
        </text>
      </g>
      <g transform="translate(272 196)">
        <ellipse rx="13" ry="4" className="fill-ink/25" />
        <path
          d="M0 0c-12-18-21-26-21-38a21 21 0 0 1 42 0C21-26 12-18 0 0z"
          className="fill-chilli"
        />
        <circle cy="-38" r="8.5" className="fill-raised" />
      </g>
      <text
        x="272"
        y="220"
        textAnchor="middle"
        className="fill-ink font-display text-base font-semibold"
      >
        {storeName}
      </text>
    </svg>
  );
}
