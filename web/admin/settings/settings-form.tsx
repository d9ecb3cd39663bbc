import { FormProvider } from 'react-hook-form';
import type { Settings } from '../../../shared/contract/settings-contract';
import { Button } from '../../ui/button';
import { FormFailure } from '../form/form-failure';
import { LeaveGuard } from '../form/unsaved-changes';
import { OpeningSection } from './opening-section';
import { OrderSection } from './order-section';
import { PaymentSection } from './payment-section';
import { StoreSection } from './store-section';
import { UnpaidSection } from './unpaid-section';
import { useSettingsForm } from './use-settings-form';

interface SettingsFormProps {
  /** The saved settings; undefined while they are unknown. */
  present: Settings | undefined;
  onSaved: (settings: Settings) => void;
}

/**
 * The form of all settings. While the saved ones are unknown, it shows the defaults read-only: saving
 * them would overwrite settings that nobody has seen.
 */
export function SettingsForm({ present, onSaved }: SettingsFormProps) {
  const { form, save, loadLatest, busy, failure } = useSettingsForm(present, onSaved);
  const { isDirty } = form.formState;
  const isUnknown = present === undefined;
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={save} className="flex flex-col gap-5">
        <fieldset disabled={isUnknown} className="flex min-w-0 flex-col gap-5">
          <legend className="sr-only">Shop settings</legend>
          <StoreSection />
          <OrderSection />
          <UnpaidSection />
          <OpeningSection />
          <PaymentSection />
        </fieldset>
        <div className="sticky bottom-0 -mx-4 flex flex-col gap-3 border-t border-mist bg-paper px-4 py-3 lg:-mx-6 lg:px-6">
          <FormFailure failure={failure} onLoadLatest={loadLatest} busy={busy} />
          <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
            <p id="save-note" className="text-ink-soft">
              {isUnknown
                ? 'Settings could not be loaded, so they cannot be changed.'
                : isDirty && 'You have unsaved changes.'}
            </p>
            <Button
              type="submit"
              size="lg"
              disabled={isUnknown}
              busy={busy}
              aria-describedby="save-note"
            >
              Save Settings
            </Button>
          </div>
        </div>
      </form>
      <LeaveGuard unsaved={isDirty} />
    </FormProvider>
  );
}
