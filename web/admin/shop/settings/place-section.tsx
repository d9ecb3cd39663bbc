import { LocateFixed, Map as MapSheet, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { SHOP_SETTINGS } from '../../../../shared/contract/shop/settings-table';
import { type Coordinates, MOST_AREAS } from '../../../../shared/domain/shop/delivery-zone';
import { m } from '../../../../shared/messages/compiled/messages';
import { newId } from '../../../device/new-id';
import { useLocation } from '../../../device/use-location';
import { PinMap } from '../../../map/pin-map';
import { Button } from '../../../ui/button';
import { FormSection } from '../../kit/form/form-section';
import { SettingFields } from '../../kit/form/setting-fields';
import { AreaFields } from './area-fields';
import type { SettingsDraft } from './settings-draft';
import { COUNTRY_ZOOM, storePlace } from './settings-draft';

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
    <FormSection id="place" title={m.firstday_place()} hint={m.shopoffice_place_hint()}>
      <div className="flex flex-col gap-3 sm:col-span-2">
        <div className="flex flex-wrap gap-2">
          {!mapShown && (
            <Button variant="quiet" onClick={() => setMapShown(true)}>
              <MapSheet aria-hidden className="size-5" />
              {m.shopoffice_choose_on_map()}
            </Button>
          )}
          <Button variant="quiet" onClick={detect} busy={searching}>
            {!searching && <LocateFixed aria-hidden className="size-5" />}
            {searching ? m.shopoffice_finding_location() : m.shopoffice_use_location()}
          </Button>
        </div>
        <p role="status" className="text-ink-soft empty:hidden">
          {detection.status === 'success' &&
            m.shopoffice_found_within({ metres: Math.round(detection.fix.accuracy) })}
          {detection.status === 'error' && m.shopoffice_location_not_found()}
        </p>
        {mapShown && (
          <PinMap
            label={m.shopoffice_store_map()}
            zone={{ store: pin, radiusKm: Math.max(Number(typed[2]) || 0, 0) }}
            pin={pin}
            onMovePin={(to) => {
              forget();
              place(to);
            }}
            minZoom={COUNTRY_ZOOM}
            hint={m.shopoffice_store_map_hint()}
          />
        )}
      </div>
      <SettingFields table={SHOP_SETTINGS} section="place" />
    </FormSection>
  );
}

/** The drawn areas of the delivery zone, in the order in which they count. */
export function AreasSection() {
  const { control, getValues } = useFormContext<SettingsDraft>();
  const { fields, append, remove, move } = useFieldArray({
    control,
    name: 'deliveryAreas',
    keyName: 'key',
  });
  const [drawnId, setDrawnId] = useState<string>();
  const addButton = useRef<HTMLButtonElement>(null);
  const add = () => {
    const id = newId();
    const { deliveryFee, minOrderAmount: least, minDeliveryAmount: usual } = getValues();
    const minOrderAmount = Number(usual) > Number(least) ? usual : least;
    append({ id, name: '', corners: '', deliveryFee, minOrderAmount, extraMinutes: '0' });
    setDrawnId(id);
  };
  return (
    <FormSection id="areas" title={m.shopoffice_areas()} hint={m.shopoffice_areas_hint()}>
      <ul className="flex flex-col gap-3 empty:hidden sm:col-span-2">
        {fields.map(({ key, id }, index) => (
          <AreaFields
            key={key}
            index={index}
            isDrawn={drawnId === id}
            onDraw={() => setDrawnId(drawnId === id ? undefined : id)}
            onMoveUp={index === 0 ? undefined : () => move(index, index - 1)}
            onRemove={() => {
              remove(index);
              addButton.current?.focus();
            }}
          />
        ))}
      </ul>
      <Button
        ref={addButton}
        variant="quiet"
        className="justify-self-start sm:col-span-2"
        disabled={fields.length >= MOST_AREAS}
        onClick={add}
      >
        <Plus aria-hidden className="size-5" />
        {m.shopoffice_add_area()}
      </Button>
    </FormSection>
  );
}
