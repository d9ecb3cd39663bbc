import { LocateFixed, Map as MapSheet } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SETTINGS_DEFAULTS, SHOP_SETTINGS } from '../../../../shared/contract/shop/settings-table';
import { areCoordinates, type Coordinates } from '../../../../shared/domain/shop/delivery-zone';
import { useLocation } from '../../../device/use-location';
import { PinMap } from '../../../map/pin-map';
import { Button } from '../../../ui/button';
import { FormSection } from '../../kit/form/form-section';
import { SettingFields } from '../../kit/form/setting-fields';
import type { SettingsDraft } from './settings-draft';

/** The default place may be far from the cafe, so the map zooms out to the country. */
export const COUNTRY_ZOOM = 4;

/** Where the store is: by a pin, by the device's location, or typed. Deliveries are measured from it. */
export function PlaceSection() {
  const { control, setValue } = useFormContext<SettingsDraft>();
  const { detection, detect, forget } = useLocation();
  const [mapShown, setMapShown] = useState(false);
  const typed = useWatch({ control, name: ['storeLatitude', 'storeLongitude', 'deliveryRadius'] });
  const searching = detection.status === 'detecting' || detection.status === 'watching';

  const place = ({ latitude, longitude }: Coordinates) => {
    const options = { shouldDirty: true, shouldValidate: true };
    setValue('storeLatitude', String(latitude), options);
    setValue('storeLongitude', String(longitude), options);
  };
  const found = useEffectEvent(() => {
    if (detection.status === 'success') place(detection.fix);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each detection is taken over once
  useEffect(() => found(), [detection]);

  const pin = storePlace(typed);
  return (
    <FormSection
      id="place"
      title="Place on the map"
      hint="Deliveries are measured from here, in a straight line."
    >
      <div className="flex flex-col gap-3 sm:col-span-2">
        <div className="flex flex-wrap gap-2">
          {!mapShown && (
            <Button variant="quiet" onClick={() => setMapShown(true)}>
              <MapSheet aria-hidden className="size-5" />
              Choose on the map
            </Button>
          )}
          <Button variant="quiet" onClick={detect} busy={searching}>
            {!searching && <LocateFixed aria-hidden className="size-5" />}
            {searching ? 'Finding your location…' : 'I’m at the store: use my location'}
          </Button>
        </div>
        <p role="status" className="text-ink-soft empty:hidden">
          {detection.status === 'success' &&
            `Found to within ${Math.round(detection.fix.accuracy)} m.`}
          {detection.status === 'error' &&
            'Your location was not found. Choose it on the map or type it below.'}
        </p>
        {mapShown && (
          <PinMap
            label="Map of your store"
            zone={{ store: pin, radiusKm: Math.max(Number(typed[2]) || 0, 0) }}
            pin={pin}
            onMovePin={(to) => {
              forget();
              place(to);
            }}
            minZoom={COUNTRY_ZOOM}
            hint="Drag the pin to your door, or tap the map. Zoom out to see how far you deliver."
          />
        )}
      </div>
      <SettingFields table={SHOP_SETTINGS} section="place" />
    </FormSection>
  );
}

/** The typed place; while it is incomplete, the default one. */
export function storePlace([latitude, longitude]: readonly string[]): Coordinates {
  const typed = { latitude: Number(latitude), longitude: Number(longitude) };
  if (latitude && longitude && areCoordinates(typed)) return typed;
  const { storeLatitude, storeLongitude } = SETTINGS_DEFAULTS;
  return { latitude: storeLatitude, longitude: storeLongitude };
}
