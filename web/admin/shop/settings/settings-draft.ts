import * as z from 'zod';
import {
  type SettingsInput,
  settingsInput,
} from '../../../../shared/contract/shop/settings-contract';
import { DAYS_OF_WEEK, hoursOfWeek, weekOf } from '../../../../shared/domain/shop/store-hours';
import { UPI_ID_PATTERN } from '../../../../shared/domain/shop/upi';
import { MISSING, numericText } from '../../kit/form/numeric-text';
import { areaDraft, areaDraftOf } from './areas-draft';
import { dayDraft, dayDraftOf, holidaysDraft } from './hours-draft';

const { weeklyHours: _, ...fields } = settingsInput.shape;
const typed = z.string().trim();

const NUMBERS = [
  'taxRate',
  'deliveryRadius',
  'minOrderAmount',
  'deliveryFee',
  'reducedDeliveryFee',
  'reducedDeliveryFeeFrom',
  'unpaidItemsOfGuest',
  'unpaidAmountOfGuest',
  'unpaidItemsOfCustomer',
  'unpaidAmountOfCustomer',
  'unpaidItemsOfNetwork',
  'unpaidAmountOfNetwork',
  'payLaterAmount',
  'storeLatitude',
  'storeLongitude',
] as const;

/** Makes one entry of each setting that is a number. */
function ofNumbers<Value>(make: (name: (typeof NUMBERS)[number]) => Value) {
  const entries = NUMBERS.map((name) => [name, make(name)]);
  return Object.fromEntries(entries) as Record<(typeof NUMBERS)[number], Value>;
}

/** Validates the typed settings by the contract's rules and converts them to the API's input. */
export const settingsDraft = z
  .object({
    ...fields,
    ...ofNumbers((name) => numericText(fields[name])),
    storeEmail: typed.min(1, MISSING).pipe(fields.storeEmail),
    cancelUnpaidAfterMinutes: typed
      .transform((value) => (value === '' ? null : Number(value)))
      .pipe(fields.cancelUnpaidAfterMinutes),
    upiId: typed.refine(
      (value) => value === '' || UPI_ID_PATTERN.test(value),
      'Please enter a valid UPI ID',
    ),
    gstin: typed.toUpperCase().pipe(fields.gstin),
    fssaiNumber: typed.pipe(fields.fssaiNumber),
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

export function draftOf({ weeklyHours, ...settings }: SettingsInput): SettingsDraft {
  const usual = { opens: settings.opensAt, closes: settings.closesAt };
  return {
    ...settings,
    week: weekOf({ ...settings, weeklyHours }).map((day) => dayDraftOf(day, usual)),
    holidays: settings.holidays.map(({ hours, ...holiday }) => ({
      ...holiday,
      hours: dayDraftOf(hours, usual),
    })),
    deliveryAreas: settings.deliveryAreas.map(areaDraftOf),
    ...ofNumbers((name) => String(settings[name])),
    cancelUnpaidAfterMinutes: String(settings.cancelUnpaidAfterMinutes ?? ''),
  };
}
