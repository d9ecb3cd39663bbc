import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { comingTimeWords } from '../../../../shared/domain/platform/coming-time';
import { useApi } from '../../../api/api-provider';
import { RadioCard } from '../../../ui/radio-card';
import { TextField } from '../../../ui/text-field';
import { useToast } from '../../../ui/toast';
import { FormDialog } from '../../kit/form/form-dialog';
import { type MutationFailure, useMutation } from '../../kit/query/use-mutation';
import { type Sellable, SoldOutChoice, sellables } from './sold-out-choice';
import type { SoldOutState } from './use-sold-out';

const LOAD_FAILED: MutationFailure = {
  code: 'unavailable',
  message: 'Failed to load products. Please try again.',
};

interface SoldOutDialogProps {
  soldOut: SoldOutState;
  onClose: () => void;
  children?: ReactNode;
}

/** Sells a dish, a whole category or an option out, until tomorrow or a time. Stock stays as it is. */
export function SoldOutDialog({ soldOut, onClose, children }: SoldOutDialogProps) {
  const api = useApi();
  const toast = useToast();
  const { busy, failure, send, refuse } = useMutation();
  const [chosen, setChosen] = useState<Sellable>();
  const [isTimed, setTimed] = useState(false);
  const [time, setTime] = useState('');

  const { data: all, isError } = useQuery({
    queryKey: ['sellables'],
    queryFn: async () =>
      sellables(await api.catalog.listCategories(), await api.catalog.listProducts({})),
    staleTime: 'static',
    gcTime: 0,
    refetchInterval: false,
  });

  const tomorrow = soldOut.answer ? comingTimeWords(soldOut.answer.tomorrow) : 'tomorrow';
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return refuse('Please choose what ran out.');
    if (isTimed && time === '') return refuse('Please enter a time.');
    const { kind, id, name } = chosen;
    const sent = await send(
      () => api.soldOut.set({ kind, id, until: isTimed ? time : 'tomorrow' }),
      'Failed to change this. Please try again.',
    );
    if (!sent) return;
    soldOut.show(sent.result);
    onClose();
    toast('success', `${name} is sold out`);
  };

  return (
    <FormDialog
      title="Sold out"
      description="Customers cannot order it until it is back. Its stock stays as it is."
      onClose={onClose}
      onSubmit={save}
      saveLabel="Mark sold out"
      busy={busy}
      failure={failure ?? (isError ? LOAD_FAILED : undefined)}
    >
      {children}
      <SoldOutChoice all={all} chosen={chosen} onChoose={setChosen} />
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
