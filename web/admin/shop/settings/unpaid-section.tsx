import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '../../../ui/checkbox-field';
import { FormSection } from '../../kit/form/form-section';
import { NumberSetting } from './setting-field';
import type { SettingsDraft } from './settings-draft';

const ITEMS = { step: 1 };
const RUPEES = { prefix: '₹', step: 0.01 };

/** What orders may take from the stock before they are paid (orders rule 16). */
export function UnpaidSection() {
  const { register } = useFormContext<SettingsDraft>();
  return (
    <FormSection
      title="Unpaid orders"
      hint="An order takes its items from the stock at once. These limits keep one person from taking everything without paying. An order that you start, or mark as paid, no longer counts."
    >
      <NumberSetting
        label="Cancel unpaid orders after (minutes)"
        name="cancelUnpaidAfterMinutes"
        step={1}
        hint="Orders not yet started. Leave empty to turn off."
      />
      <CheckboxField
        label="The kitchen starts an order once it is paid"
        hint="Tells customers so when they pay. Until then, the board says “Not paid yet”; you can still accept the order."
        {...register('startsWhenPaid')}
      />
      <p className="text-ink-soft sm:col-span-2">
        Staff can order any amount for a customer who calls.
      </p>
      <NumberSetting label="Items per guest" name="unpaidItemsOfGuest" {...ITEMS} />
      <NumberSetting label="Amount per guest" name="unpaidAmountOfGuest" {...RUPEES} />
      <NumberSetting label="Items per signed-in customer" name="unpaidItemsOfCustomer" {...ITEMS} />
      <NumberSetting
        label="Amount per signed-in customer"
        name="unpaidAmountOfCustomer"
        {...RUPEES}
      />
      <NumberSetting
        label="Items of all guests on one network"
        name="unpaidItemsOfNetwork"
        hint="One Wi-Fi, or many phones of one mobile operator"
        {...ITEMS}
      />
      <NumberSetting
        label="Amount of all guests on one network"
        name="unpaidAmountOfNetwork"
        {...RUPEES}
      />
    </FormSection>
  );
}
