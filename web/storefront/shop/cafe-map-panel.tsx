import { Map as MapSheet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMediaQuery } from '../../device/use-media-query';
import { Button } from '../../ui/button';
import { ZoneMap } from '../map/zone-map';
import { CafeMap } from './cafe-map';
import { useShop } from './shop-context';

/**
 * Where the cafe is: the sketch at once, and the map of the streets for whoever asks for it. The
 * tile server learns nothing of the others.
 */
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

/** As high as the button whose place it takes, so that nothing jumps. */
function Below({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-2 px-4 py-0.5">
      {children}
    </div>
  );
}
