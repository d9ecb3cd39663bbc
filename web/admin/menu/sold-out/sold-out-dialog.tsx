import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { SoldOut } from '../../../../shared/contract/menu/sold-out-contract';
import { comingTimeWords } from '../../../../shared/domain/platform/coming-time';
import { useApi } from '../../../api/api-provider';
import { RadioCard } from '../../../ui/radio-card';
import { TextField } from '../../../ui/text-field';
import { useToast } from '../../../ui/toast';
import { FormDialog } from '../../kit/form/form-dialog';
import { type MutationFailure, useMutation } from '../../kit/query/use-mutation';
import { type Sellable, SoldOutChoice, sellables } from './sold-out-choice';
import type { SoldOutState } from './use-sold-out';
import { WaysOffTheMenuLink } from './ways-off-the-menu';

const LOAD_FAILED: MutationFailure = {
  code: 'unavailable',
  message: 'Failed to load products. Please try again.',
};

/** Who still needs what is about to be sold out, as a sentence. */
export type SoldOutWarning = (chosen: readonly Sellable[]) => string | undefined;

interface SoldOutDialogProps {
  soldOut: SoldOutState;
  warn?: SoldOutWarning;
  onClose: () => void;
  children?: ReactNode;
}

/** Sells dishes, whole categories or options out, until tomorrow or a time. Stock stays as it is. */
export function SoldOutDialog({ soldOut, warn, onClose, children }: SoldOutDialogProps) {
  const api = useApi();
  const toast = useToast();
  const { busy, failure, send, refuse } = useMutation();
  const [chosen, setChosen] = useState<readonly Sellable[]>([]);
  const [isTimed, setTimed] = useState(false);
  const [time, setTime] = useState('');

  const { data: all, isError } = useQuery({
    queryKey: ['sellables'],
    queryFn: async () =>
      sellables(await api.catalog.listCategories({}), await api.catalog.listProducts({})),
    staleTime: 'static',
    gcTime: 0,
    refetchInterval: false,
  });

  const tomorrow = soldOut.answer ? comingTimeWords(soldOut.answer.tomorrow) : 'tomorrow';
  const sellOut = async (items: readonly Parameters<typeof api.soldOut.set>[0][]) => {
    let answer: SoldOut | undefined;
    for (const item of items) answer = await api.soldOut.set(item);
    return answer;
  };
  const warning = warn?.(chosen);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) return refuse('Please choose what ran out.');
    if (isTimed && time === '') return refuse('Please enter a time.');
    const until = isTimed ? time : 'tomorrow';
    const sent = await send(
      // One by one: after a failure the same choice is sent again, which changes nothing twice.
      () => sellOut(chosen.map(({ kind, id }) => ({ kind, id, until }))),
      'Failed to change this. Please try again.',
    );
    if (!sent) return;
    if (sent.result) soldOut.show(sent.result);
    onClose();
    const names = chosen.map(({ name }) => name).join(', ');
    toast('success', `${names} ${chosen.length === 1 ? 'is' : 'are'} sold out`);
  };

  return (
    <FormDialog
      title="Sold out"
      description={
        <>
          Customers cannot order it until it is back. <WaysOffTheMenuLink />
        </>
      }
      onClose={onClose}
      onSubmit={save}
      saveLabel="Mark sold out"
      busy={busy}
      failure={failure ?? (isError ? LOAD_FAILED : undefined)}
    >
      {children}
      <SoldOutChoice all={all} chosen={chosen} onChoose={setChosen} />
      {warning && (
        <p role="alert" className="rounded-md bg-waffle px-3 py-2 font-semibold text-on-waffle">
          {warning}
        </p>
      )}
      <fieldset>
        <legend className="mb-1 font-semibold">Back</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          <RadioCard
            name="until"
            title={tomorrow.charAt(0).toUpperCase() + tomorrow.slice(1)}
            checked={!isTimed}
            onChange={() => setTimed(false)}
          />
          <RadioCard
            name="until"
            title="At a time"
            checked={isTimed}
            onChange={() => setTimed(true)}
          />
        </div>
      </fieldset>
      {isTimed && (
        <TextField
          label="Back at"
          type="time"
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
      )}
    </FormDialog>
  );
}
