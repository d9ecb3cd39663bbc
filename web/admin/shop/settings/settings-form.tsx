import type { Settings } from '../../../../shared/contract/shop/settings-contract';
import { SETTINGS_DEFAULTS } from '../../../../shared/contract/shop/settings-defaults';
import { useApi } from '../../../api/api-provider';
import { useVersionedForm } from '../../kit/form/use-versioned-form';
import { VersionedForm } from '../../kit/form/versioned-form';
import { AreasSection } from './areas-section';
import { GatewaySection } from './gateway-section';
import { OpeningSection } from './opening-section';
import { OrderSection } from './order-section';
import { PayLaterSection } from './pay-later-section';
import { PaymentSection } from './payment-section';
import { PlaceSection } from './place-section';
import { draftOf, settingsDraft } from './settings-draft';
import { StoreSection } from './store-section';
import { UnpaidSection } from './unpaid-section';

interface SettingsFormProps {
  /** The saved settings; undefined while they are unknown. */
  present: Settings | undefined;
  onSaved: (settings: Settings) => void;
}

const WORDS = {
  saved: 'Settings updated successfully!',
  saveFailed: 'Failed to update settings. Please try again.',
  loadFailed: 'Failed to load settings. Please try again.',
};

const draftOfSaved = (saved: Settings | undefined) => draftOf(saved ?? SETTINGS_DEFAULTS);

/** The form of all settings. */
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
      <StoreSection />
      <PlaceSection />
      <OrderSection />
      <AreasSection />
      <UnpaidSection />
      <OpeningSection />
      <PaymentSection />
      <PayLaterSection />
      <GatewaySection />
    </VersionedForm>
  );
}
