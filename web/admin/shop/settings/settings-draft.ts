import * as z from 'zod';
import {
  type SettingsInput,
  settingsInput,
} from '../../../../shared/contract/shop/settings-contract';
import { SETTINGS_DEFAULTS, SHOP_SETTINGS } from '../../../../shared/contract/shop/settings-table';
import { areCoordinates, type Coordinates } from '../../../../shared/domain/shop/delivery-zone';
import { DAYS_OF_WEEK, hoursOfWeek, weekOf } from '../../../../shared/domain/shop/store-hours';
import { typedSettings, typedShape } from '../../kit/form/typed-settings';
import { areaDraft, areaDraftOf, cornersIn } from './areas-draft';
import { dayDraft, dayDraftOf, holidaysDraft } from './hours-draft';

const { weeklyHours, ...shape } = typedShape(SHOP_SETTINGS);

const entered = z
  .object({
    ...shape,
    /** Monday to Sunday. */
    week: z.array(dayDraft).length(DAYS_OF_WEEK),
    holidays: holidaysDraft,
    deliveryAreas: z.array(areaDraft),
  })
  .transform(({ week, opensAt, closesAt, ...entered }) => ({
    ...entered,
    ...hoursOfWeek(week, { opensAt, closesAt }),
  }))
  .pipe(settingsInput);

export type SettingsDraft = z.input<typeof entered>;

export const settingsDraft = z
  .custom<SettingsDraft>()
  .transform((draft) => {
    const [storeLatitude, storeLongitude] = placeTexts(draft.storeLatitude, draft.storeLongitude);
    return { ...draft, storeLatitude, storeLongitude };
  })
  .pipe(entered);

/** Maps give '9.965832, 76.242110', which owners paste into one of the fields: it is meant for both. */
function placeTexts(latitude: string, longitude: string): [latitude: string, longitude: string] {
  const [pasted] = cornersIn(`${latitude}\n${longitude}`);
  return pasted ? [String(pasted[0]), String(pasted[1])] : [latitude, longitude];
}

export function draftOf(settings: SettingsInput): SettingsDraft {
  const usual = { opens: settings.opensAt, closes: settings.closesAt };
  const { weeklyHours, ...typed } = typedSettings(SHOP_SETTINGS, settings);
  return {
    ...typed,
    week: weekOf(settings).map((day) => dayDraftOf(day, usual)),
    holidays: settings.holidays.map(({ hours, ...holiday }) => ({
      ...holiday,
      hours: dayDraftOf(hours, usual),
    })),
    deliveryAreas: settings.deliveryAreas.map(areaDraftOf),
  };
}

/** The default place may be far from the cafe, so the map zooms out to the country. */
export const COUNTRY_ZOOM = 4;

/** The typed place; while it is incomplete, the default one. */
export function storePlace([first = '', second = '']: readonly string[]): Coordinates {
  const [latitude, longitude] = placeTexts(first, second);
  const typed = { latitude: Number(latitude), longitude: Number(longitude) };
  if (latitude && longitude && areCoordinates(typed)) return typed;
  const { storeLatitude, storeLongitude } = SETTINGS_DEFAULTS;
  return { latitude: storeLatitude, longitude: storeLongitude };
}
