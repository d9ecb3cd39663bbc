import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '../../../ui/checkbox-field';
import { FormSection } from '../../kit/form/form-section';
import { SettingField } from './setting-field';
import type { SettingsDraft } from './settings-draft';

/** The cafe's facts, shown on the pages and on the bill (shop rule 1). */
export function StoreSection() {
  const { register } = useFormContext<SettingsDraft>();
  return (
    <FormSection id="store" title="Store Information" hint="Shown on the pages and on the bill.">
      <SettingField label="Store name" name="storeName" />
      <SettingField label="Phone" name="storePhone" inputMode="tel" />
      <SettingField label="Email" name="storeEmail" type="email" />
      <SettingField
        label="Business hours"
        name="businessHours"
        hint="Shown to customers. Set the ordering hours below."
      />
      <div className="sm:col-span-2">
        <SettingField label="Address" name="storeAddress" />
      </div>
      <SettingField
        label="GSTIN"
        name="gstin"
        optional
        maxLength={15}
        autoCapitalize="characters"
        className="uppercase"
      />
      <SettingField
        label="FSSAI number"
        name="fssaiNumber"
        optional
        inputMode="numeric"
        maxLength={14}
      />
      <div className="sm:col-span-2">
        <CheckboxField
          label="Messages from the Contact page go to the inbox"
          hint="If off, visitors send their messages by WhatsApp or email. Add your WhatsApp link in Texts and pictures."
          {...register('contactInbox')}
        />
      </div>
    </FormSection>
  );
}
