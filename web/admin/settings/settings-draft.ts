import * as z from 'zod';
import { type SettingsInput, settingsInput } from '../../../shared/contract/settings-contract';
import { UPI_ID_PATTERN } from '../../../shared/domain/upi';
import { MISSING, numericText } from '../form/numeric-text';

const fields = settingsInput.shape;
const typed = z.string().trim();

/** Validates the typed settings by the contract's rules and converts them to the API's input. */
export const settingsDraft = z
  .object({
    ...fields,
    storeEmail: typed.min(1, MISSING).pipe(fields.storeEmail),
    taxRate: numericText(fields.taxRate),
    deliveryRadius: numericText(fields.deliveryRadius),
    minOrderAmount: numericText(fields.minOrderAmount),
    deliveryFee: numericText(fields.deliveryFee),
    reducedDeliveryFee: numericText(fields.reducedDeliveryFee),
    reducedDeliveryFeeFrom: numericText(fields.reducedDeliveryFeeFrom),
    cancelUnpaidAfterMinutes: typed
      .transform((value) => (value === '' ? null : Number(value)))
      .pipe(fields.cancelUnpaidAfterMinutes),
    storeLatitude: numericText(fields.storeLatitude),
    storeLongitude: numericText(fields.storeLongitude),
    upiId: typed.refine(
      (value) => value === '' || UPI_ID_PATTERN.test(value),
      'Please enter a valid UPI ID',
    ),
    gstin: typed.toUpperCase().pipe(fields.gstin),
    fssaiNumber: typed.pipe(fields.fssaiNumber),
  })
  .pipe(settingsInput);

export type SettingsDraft = z.input<typeof settingsDraft>;

export function draftOf(settings: SettingsInput): SettingsDraft {
  return {
    ...settings,
    taxRate: String(settings.taxRate),
    deliveryRadius: String(settings.deliveryRadius),
    minOrderAmount: String(settings.minOrderAmount),
    deliveryFee: String(settings.deliveryFee),
    reducedDeliveryFee: String(settings.reducedDeliveryFee),
    reducedDeliveryFeeFrom: String(settings.reducedDeliveryFeeFrom),
    cancelUnpaidAfterMinutes: String(settings.cancelUnpaidAfterMinutes ?? ''),
    storeLatitude: String(settings.storeLatitude),
    storeLongitude: String(settings.storeLongitude),
  };
}
