import { NumberSetting, SettingField } from './setting-field';
import { SettingsSection } from './settings-section';

/** What an order costs beside its items, and how far it is brought (spec §3, §9). */
export function OrderSection() {
  return (
    <SettingsSection
      title="Order Settings"
      hint="They hold for every order from the moment they are saved."
    >
      <NumberSetting label="Delivery fee" name="deliveryFee" prefix="₹" step={0.01} />
      <NumberSetting
        label="Smallest order"
        name="minOrderAmount"
        prefix="₹"
        step={0.01}
        hint="Of the items alone; 0 for none"
      />
      <NumberSetting
        label="Reduced delivery fee"
        name="reducedDeliveryFee"
        prefix="₹"
        step={0.01}
      />
      <NumberSetting
        label="Reduced from"
        name="reducedDeliveryFeeFrom"
        prefix="₹"
        step={0.01}
        hint="A subtotal from here on pays the reduced fee"
      />
      <NumberSetting
        label="Cancel unpaid orders after (minutes)"
        name="cancelUnpaidAfterMinutes"
        step={1}
        hint="Orders that nobody has begun with; empty for never"
      />
      <NumberSetting
        label="Tax rate (%)"
        name="taxRate"
        step={0.1}
        hint="Contained in the prices; a bill shows it"
      />
      <NumberSetting
        label="Delivery radius (km)"
        name="deliveryRadius"
        step={0.1}
        hint="Around the place below, as the crow flies"
      />
      <SettingField
        label="Latitude of the store"
        name="storeLatitude"
        type="number"
        inputMode="decimal"
        step="any"
      />
      <SettingField
        label="Longitude of the store"
        name="storeLongitude"
        type="number"
        inputMode="decimal"
        step="any"
      />
    </SettingsSection>
  );
}
