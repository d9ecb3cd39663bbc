import { useFormContext, useWatch } from 'react-hook-form';
import type { Settings } from '../../../../shared/contract/shop/settings-contract';
import { SETTINGS_DEFAULTS, SHOP_SETTINGS } from '../../../../shared/contract/shop/settings-table';
import { UPI_ID_PATTERN, upiPayeeUrl } from '../../../../shared/domain/shop/upi';
import { m } from '../../../../shared/messages/compiled/messages';
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

const words = () => ({
  saved: m.shopoffice_settings_saved(),
  saveFailed: m.shopoffice_settings_save_failed(),
  loadFailed: m.shopoffice_settings_load_failed(),
});

const draftOfSaved = (saved: Settings | undefined) => draftOf(saved ?? SETTINGS_DEFAULTS);

export function SettingsForm({ present, onSaved }: SettingsFormProps) {
  const { settings } = useApi();
  const state = useVersionedForm(present, {
    schema: settingsDraft,
    draftOf: draftOfSaved,
    read: settings.read,
    update: settings.update,
    onSaved,
    words: words(),
  });
  return (
    <VersionedForm
      state={state}
      label={m.shopoffice_shop_settings()}
      saveLabel={m.shopoffice_save_settings()}
      unknownNote={m.shopoffice_settings_unknown()}
    >
      <FormSection
        id="store"
        title={m.shopoffice_store_section()}
        hint={m.shopoffice_store_section_hint()}
      >
        <SettingFields table={SHOP_SETTINGS} section="store" />
      </FormSection>
      <PlaceSection />
      <FormSection
        id="orders"
        title={m.shopoffice_order_section()}
        hint={m.shopoffice_order_section_hint()}
      >
        <SettingFields table={SHOP_SETTINGS} section="orders" />
      </FormSection>
      <AreasSection />
      <FormSection id="unpaid" title={m.firstday_unpaid()} hint={m.shopoffice_unpaid_hint()}>
        <SettingFields table={SHOP_SETTINGS} section="unpaid" />
        <p className="text-ink-soft sm:col-span-2">{m.shopoffice_unpaid_staff()}</p>
        <SettingFields table={SHOP_SETTINGS} section="unpaid-limits" />
      </FormSection>
      <OpeningSection />
      <PaymentSection />
      <FormSection title={m.shopoffice_pay_later()} hint={m.shopoffice_pay_later_hint()}>
        <SettingFields table={SHOP_SETTINGS} section="pay-later" />
      </FormSection>
      <FormSection title={m.tables_section()} hint={m.tables_section_hint()}>
        <SettingFields table={SHOP_SETTINGS} section="tables" />
      </FormSection>
      <GatewaySection />
    </VersionedForm>
  );
}

/** The UPI account, with the QR code that customers scan. */
function PaymentSection() {
  return (
    <FormSection id="payment" title={m.firstday_payment()} hint={m.shopoffice_upi_hint()}>
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
            label={m.shopoffice_upi_code({ payee: payeeName, upiId: upiId.trim() })}
          />
          <p className="text-sm text-ink-soft">
            <span className="block">{payeeName}</span>
            <span className="block break-all">{upiId.trim()}</span>
          </p>
        </>
      ) : (
        <p className="text-ink-soft">
          {upiId.trim() === '' ? m.shopoffice_no_upi() : m.shopoffice_upi_incomplete()}
        </p>
      )}
    </div>
  );
}
