import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { FormFailure } from './form-failure';
import { LeaveGuard } from './unsaved-changes';
import type { useVersionedForm } from './use-versioned-form';

interface VersionedFormProps<Draft extends FieldValues> {
  state: ReturnType<typeof useVersionedForm<Draft, unknown, { version: number }>>;
  label: string;
  saveLabel: string;
  unknownNote: string;
  /** Why the form cannot be saved at the moment. */
  blockedNote?: string | undefined;
  children: ReactNode;
}

/** Read-only while the document is unknown: saving the defaults would overwrite it. */
export function VersionedForm<Draft extends FieldValues>({
  state: { form, save, loadLatest, busy, isUnknown, failure },
  label,
  saveLabel,
  unknownNote,
  blockedNote,
  children,
}: VersionedFormProps<Draft>) {
  const { isDirty } = form.formState;
  const note = isUnknown ? unknownNote : (blockedNote ?? (isDirty && m.kit_form_unsaved()));
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={save} className="flex flex-col gap-5">
        <fieldset disabled={isUnknown} className="flex min-w-0 flex-col gap-5">
          <legend className="sr-only">{label}</legend>
          {children}
        </fieldset>
        <div className="sticky bottom-0 -mx-4 flex flex-col gap-3 border-t border-mist bg-paper px-4 py-3 lg:-mx-6 lg:px-6">
          <FormFailure failure={failure} onLoadLatest={loadLatest} busy={busy} />
          <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
            <p id="save-note" className="text-ink-soft">
              {note}
            </p>
            <Button
              type="submit"
              size="lg"
              disabled={isUnknown || blockedNote !== undefined}
              busy={busy}
              aria-describedby="save-note"
            >
              {saveLabel}
            </Button>
          </div>
        </div>
      </form>
      <LeaveGuard unsaved={isDirty} />
    </FormProvider>
  );
}
