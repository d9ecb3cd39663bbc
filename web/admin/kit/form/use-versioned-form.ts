import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { refusalMessage } from '../../../../shared/domain/platform/refusals';
import { useToast } from '../../../ui/toast';
import { type MutationFailure, useMutation } from '../query/use-mutation';
import { useZodForm } from './use-zod-form';

const behind = (): MutationFailure => ({
  code: 'conflict',
  message: refusalMessage('conflict', undefined),
});

interface VersionedFormOptions<Draft extends FieldValues, Entered, Saved> {
  schema: z.ZodType<Entered, Draft>;
  draftOf: (saved: Saved | undefined) => Draft;
  read: () => Promise<Saved>;
  update: (entered: Entered & { version: number }) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  words: { saved: string; saveFailed: string; loadFailed: string };
}

/** When someone else saves, an unchanged form shows it, and a changed one reports the conflict. */
export function useVersionedForm<
  Draft extends FieldValues,
  Entered,
  Saved extends { version: number },
>(
  present: Saved | undefined,
  { schema, draftOf, read, update, onSaved, words }: VersionedFormOptions<Draft, Entered, Saved>,
) {
  const toast = useToast();
  const { busy, failure, send, clearFailure } = useMutation();
  const [base, setBase] = useState(present);
  const form = useZodForm(schema, draftOf(present));
  const { isDirty } = form.formState;
  const { reset } = form;

  const isBehind = present !== undefined && (!base || present.version > base.version);
  useEffect(() => {
    if (!present || !isBehind || isDirty) return;
    setBase(present);
    reset(draftOf(present));
  }, [present, isBehind, isDirty, reset, draftOf]);

  const show = (saved: Saved) => {
    setBase(saved);
    reset(draftOf(saved));
    onSaved(saved);
  };

  const save = form.handleSubmit(async (entered) => {
    if (!base) return;
    const sent = await send(() => update({ ...entered, version: base.version }), words.saveFailed);
    if (!sent) return;
    show(sent.result);
    toast('success', words.saved);
  });

  const loadLatest = async () => {
    const sent = await send(read, words.loadFailed);
    if (!sent) return;
    show(sent.result);
    clearFailure();
  };

  return {
    form,
    save,
    loadLatest,
    busy,
    isUnknown: present === undefined,
    failure: failure ?? (isBehind && isDirty ? behind() : undefined),
  };
}
