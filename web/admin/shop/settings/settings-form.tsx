import { useFormContext, useWatch } from 'react-hook-form';
import type { Settings } from '../../../../shared/contract/shop/settings-contract';
import { SETTINGS_DEFAULTS, SHOP_SETTINGS } from '../../../../shared/contract/shop/settings-table';
import { UPI_ID_PATTERN, upiPayeeUrl } from '../../../../shared/domain/shop/upi';
import { useApi } from '../../../api/api-provider';
import { QrCode } from '../../../ui/qr-code';
import { FormSection } from '../../kit/form/form-section';
import { SettingFields } from '../../kit/form/setting-fields';
import { useVersionedForm } from '../../kit/form/use-versioned-form';
import { VersionedForm } from '../../kit/form/versioned-form';
import { GatewaySection } from './gateway-section';
import { OpeningSection } from './opening-section';
import { AreasSection, PlaceSection } from './place-section';
import { draftOf, type SettingsDraft, settingsDraft } from './settings-draft';

interface SettingsFormProps {
  present: Settings | undefined;
  onSaved: (settings: Settings) => void;
}

const WORDS = {
  saved: 'Settings updated successfully!',
  saveFailed: 'Failed to update settings. Please try again.',
  loadFailed: 'Failed to load settings. Please try again.',
};

const draftOfSaved = (saved: Settings | undefined) => draftOf(saved ?? SETTINGS_DEFAULTS);

export function SettingsForm({ present, onSaved }: SettingsFormProps) {
  const { settings } = useApi();
  const state = useVersionedForm(present, {
    schema: settingsDraft,
    draftOf: draftOfSaved,
    read: settings.read,
    update: settings.update,
    onSaved,
    words: WORDS,
  });
  return (
    <VersionedForm
      state={state}
      label="Shop settings"
      saveLabel="Save Settings"
      unknownNote="Settings could not be loaded, so they cannot be changed."
    >
      <FormSection id="store" title="Store Information" hint="Shown on the pages and on the bill.">
        <SettingFields table={SHOP_SETTINGS} section="store" />
      </FormSection>
      <PlaceSection />
      <FormSection id="orders" title="Order Settings" hint="Applies to new orders once saved.">
        <SettingFields table={SHOP_SETTINGS} section="orders" />
      </FormSection>
      <AreasSection />
      <FormSection
        id="unpaid"
        title="Unpaid orders"
        hint="An order takes its items from the stock at once. These limits keep one person from taking everything without paying. An order that you start, or mark as paid, no longer counts. While none is cancelled by itself, all guests together leave half of a product to others, or all but five."
      >
        <SettingFields table={SHOP_SETTINGS} section="unpaid" />
        <p className="text-ink-soft sm:col-span-2">
          Staff can order any amount for a customer who calls.
        </p>
        <SettingFields table={SHOP_SETTINGS} section="unpaid-limits" />
      </FormSection>
      <OpeningSection />
      <PaymentSection />
      <FormSection
        title="Pay later"
        hint="For customers who sign in with their phone; guests pay first. The kitchen starts these orders at once, and they are not cancelled for being unpaid. A customer can have two of them open."
      >
        <SettingFields table={SHOP_SETTINGS} section="pay-later" />
      </FormSection>
      <GatewaySection />
    </VersionedForm>
  );
}

/** The UPI account, with the QR code that customers scan. */
function PaymentSection() {
  return (
    <FormSection
      id="payment"
      title="UPI payment"
      hint="Scan the code with your own app before you save: it should show your cafe."
    >
      <div className="flex flex-col gap-4">
        <SettingFields table={SHOP_SETTINGS} section="payment" />
      </div>
      <PayeePreview />
    </FormSection>
  );
}

function PayeePreview() {
  const { control } = useFormContext<SettingsDraft>();
  const [upiId, payee, storeName] = useWatch({
    control,
    name: ['upiId', 'upiPayeeName', 'storeName'],
  });
  const payeeName = payee.trim() || storeName.trim();
  const isDrawable =
    UPI_ID_PATTERN.test(upiId.trim()) &&
    SHOP_SETTINGS.storeName.schema.safeParse(payeeName).success;
  return (
    <div className="flex min-h-44 flex-col items-center justify-center gap-2 rounded-md bg-sunken p-3 text-center">
      {isDrawable ? (
        <>
          <QrCode
            text={upiPayeeUrl({ upiId: upiId.trim(), payeeName })}
            label={`QR code to pay ${payeeName}, ${upiId.trim()}`}
          />
          <p className="text-sm text-ink-soft">
            <span className="block">{payeeName}</span>
            <span className="block break-all">{upiId.trim()}</span>
          </p>
        </>
      ) : (
        <p className="text-ink-soft">
          {upiId.trim() === ''
            ? 'Customers see no payment code until you add a UPI ID.'
            : 'The code appears once the UPI ID is complete.'}
        </p>
      )}
    </div>
  );
}
