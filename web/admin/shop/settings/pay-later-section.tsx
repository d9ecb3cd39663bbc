import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '../../../ui/checkbox-field';
import { FormSection } from '../../kit/form/form-section';
import { NumberSetting } from './setting-field';
import type { SettingsDraft } from './settings-draft';

/** Orders that are paid when the customer gets them (orders rule 18). */
export function PayLaterSection() {
  const { register } = useFormContext<SettingsDraft>();
  return (
    <FormSection
      title="Pay later"
      hint="For customers who sign in with their phone; guests pay first. The kitchen starts these orders at once, and they are not cancelled for being unpaid. A customer can have two of them open."
    >
      <div>
        <CheckboxField
          label="Pickup: pay at the counter"
          hint="In cash, by card or by UPI, when they come."
          {...register('payAtCounter')}
        />
        <CheckboxField
          label="Delivery: cash on delivery"
          hint="The rider brings the money back."
          {...register('cashOnDelivery')}
        />
      </div>
      <NumberSetting
        label="Maximum a customer may owe"
        name="payLaterAmount"
        prefix="₹"
        step={0.01}
        hint="All their open orders together. Larger orders are paid first."
      />
    </FormSection>
  );
}
