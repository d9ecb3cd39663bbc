import * as z from 'zod';
import {
  type SettingsInput,
  settingsInput,
} from '../../../../shared/contract/shop/settings-contract';
import { SHOP_SETTINGS } from '../../../../shared/contract/shop/settings-table';
import { DAYS_OF_WEEK, hoursOfWeek, weekOf } from '../../../../shared/domain/shop/store-hours';
import { typedSettings, typedShape } from '../../kit/form/typed-settings';
import { areaDraft, areaDraftOf } from './areas-draft';
import { dayDraft, dayDraftOf, holidaysDraft } from './hours-draft';

const { weeklyHours: _, ...shape } = typedShape(SHOP_SETTINGS);

export const settingsDraft = z
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

export type SettingsDraft = z.input<typeof settingsDraft>;

export function draftOf(settings: SettingsInput): SettingsDraft {
  const usual = { opens: settings.opensAt, closes: settings.closesAt };
  const { weeklyHours: _, ...typed } = typedSettings(SHOP_SETTINGS, settings);
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
