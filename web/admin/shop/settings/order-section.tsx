import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '../../../ui/checkbox-field';
import { FormSection } from '../../kit/form/form-section';
import { NumberSetting } from './setting-field';
import type { SettingsDraft } from './settings-draft';

const RUPEES = { prefix: '₹', step: 0.01 };

/** Fees, limits and the delivery radius (shop rule 2). */
export function OrderSection() {
  const { register } = useFormContext<SettingsDraft>();
  return (
    <FormSection id="delivery" title="Order Settings" hint="Applies to new orders once saved.">
      <NumberSetting label="Delivery fee" name="deliveryFee" {...RUPEES} />
      <NumberSetting
        label="Minimum order"
        name="minOrderAmount"
        {...RUPEES}
        hint="Without fees; 0 for no minimum"
      />
      <NumberSetting label="Reduced delivery fee" name="reducedDeliveryFee" {...RUPEES} />
      <NumberSetting
        label="Reduced fee from"
        name="reducedDeliveryFeeFrom"
        {...RUPEES}
        hint="Orders with this subtotal or more pay the reduced fee"
      />
      <NumberSetting
        label="Tax rate (%)"
        name="taxRate"
        step={0.1}
        hint="Included in prices. Add rates for other goods on the Taxes page."
      />
      <NumberSetting
        label="Delivery radius (km)"
        name="deliveryRadius"
        step={0.1}
        hint="In a straight line from the store"
      />
      <CheckboxField
        label="Also deliver outside, if the customer asks"
        hint="Customers outside the area can skip the location check. You may call them first."
        {...register('deliversOutsideZone')}
      />
    </FormSection>
  );
}
