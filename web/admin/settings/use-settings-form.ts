import { useEffect, useState } from 'react';
import type { Settings } from '../../../shared/contract/settings-contract';
import { SETTINGS_DEFAULTS } from '../../../shared/contract/settings-defaults';
import { refusalMessage } from '../../../shared/domain/refusals';
import { useApi } from '../../api/api-provider';
import { useToast } from '../../ui/toast';
import { useZodForm } from '../form/use-zod-form';
import { type MutationFailure, useMutation } from '../page/use-mutation';
import { draftOf, settingsDraft } from './settings-draft';

const FAILED = 'Failed to update settings. Please try again.';
const BEHIND: MutationFailure = {
  code: 'conflict',
  message: refusalMessage('conflict', undefined),
};

/**
 * The settings' form. When someone else saves, an unchanged form shows the new settings; a changed
 * form reports the conflict at once.
 * @param present the saved settings; undefined shows the defaults.
 */
export function useSettingsForm(
  present: Settings | undefined,
  onSaved: (settings: Settings) => void,
) {
  const api = useApi();
  const toast = useToast();
  const { busy, failure, send, clearFailure } = useMutation();
  const [base, setBase] = useState(present);
  const form = useZodForm(settingsDraft, draftOf(present ?? SETTINGS_DEFAULTS));
  const { isDirty } = form.formState;
  const { reset } = form;

  const isBehind = present !== undefined && (!base || present.version > base.version);
  useEffect(() => {
    if (!present || !isBehind || isDirty) return;
    setBase(present);
    reset(draftOf(present));
  }, [present, isBehind, isDirty, reset]);

  const show = (settings: Settings) => {
    setBase(settings);
    reset(draftOf(settings));
    onSaved(settings);
  };

  const save = form.handleSubmit(async (entered) => {
    if (!base) return;
    const sent = await send(
      () => api.settings.update({ ...entered, version: base.version }),
      FAILED,
    );
    if (!sent) return;
    show(sent.result);
    toast('success', 'Settings updated successfully!');
  });

  const loadLatest = async () => {
    const sent = await send(
      () => api.settings.read(),
      'Failed to load settings. Please try again.',
    );
    if (!sent) return;
    show(sent.result);
    clearFailure();
  };

  return {
    form,
    save,
    loadLatest,
    busy,
    failure: failure ?? (isBehind && isDirty ? BEHIND : undefined),
  };
}
