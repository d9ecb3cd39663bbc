import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { comingTimeWords } from '../../../../shared/domain/platform/coming-time';
import { m } from '../../../../shared/messages/compiled/messages';
import { getLocale } from '../../../../shared/messages/compiled/runtime';
import { useApi } from '../../../api/api-provider';
import { Dialog } from '../../../ui/dialog';
import { RadioCard } from '../../../ui/radio-card';
import { TextField } from '../../../ui/text-field';
import { FailureNotice } from '../../kit/query/failure-notice';
import { type Sellable, SoldOutChoice, sellables } from './sold-out-choice';
import type { SoldOutState } from './use-sold-out';
import { WaysOffTheMenuLink } from './ways-off-the-menu';

/** What the server takes instead of a time. */
const TOMORROW = 'tomorrow';

interface SoldOutDialogProps {
  soldOut: SoldOutState;
  onClose: () => void;
  children?: ReactNode;
}

/** Sells dishes, whole categories or options out, until tomorrow or a time. Stock stays as it is. */
export function SoldOutDialog({ soldOut, onClose, children }: SoldOutDialogProps) {
  const api = useApi();
  /** The tick that is being sent: a slow network must not look as if it was missed. */
  const [sending, setSending] = useState<{ tick: Sellable; isSoldOut: boolean }>();
  const [isTimed, setTimed] = useState(false);
  const [time, setTime] = useState('');

  const { data: all, isError } = useQuery({
    queryKey: ['sellables'],
    queryFn: async () => {
      const lang = getLocale();
      return sellables(
        await api.catalog.listCategories({ lang }),
        await api.catalog.listProducts({ lang }),
        await api.catalog.listNames(),
      );
    },
    staleTime: 'static',
    gcTime: 0,
    refetchInterval: false,
  });

  const tomorrow = soldOut.answer
    ? comingTimeWords(soldOut.answer.tomorrow)
    : m.menuoffice_tomorrow();
  const change = async (changed: Sellable, isSoldOut: boolean) => {
    if (isSoldOut && isTimed && time === '') return soldOut.refuse(m.menuoffice_enter_time());
    const until = isTimed ? time : TOMORROW;
    setSending({ tick: changed, isSoldOut });
    await soldOut.change(changed, isSoldOut ? until : null);
    setSending(undefined);
  };
  const items = soldOut.answer?.items ?? [];
  const isOther = ({ kind, id }: Pick<Sellable, 'kind' | 'id'>) =>
    kind !== sending?.tick.kind || id !== sending.tick.id;
  const ticked = [...items.filter(isOther), ...(sending?.isSoldOut ? [sending.tick] : [])];

  return (
    <Dialog
      form
      open
      onOpenChange={(open) => open || onClose()}
      title={m.menuoffice_sold_out()}
      description={
        <>
          {m.menuoffice_tick_what_ran_out()} <WaysOffTheMenuLink />
        </>
      }
    >
      <div className="flex flex-col gap-4 pt-1">
        <StillNeeded soldOut={soldOut} />
        <FailureNotice
          message={isError ? m.menuoffice_products_load_failed() : soldOut.failure?.message}
        />
        <SoldOutChoice all={all} soldOut={sending ? ticked : items} onChange={change} />
        <fieldset>
          <legend className="mb-1 font-semibold">{m.menuoffice_back_when()}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            <RadioCard
              name="until"
              title={tomorrow.charAt(0).toUpperCase() + tomorrow.slice(1)}
              checked={!isTimed}
              onChange={() => setTimed(false)}
            />
            <RadioCard
              name="until"
              title={m.menuoffice_at_a_time()}
              checked={isTimed}
              onChange={() => setTimed(true)}
            />
          </div>
        </fieldset>
        {isTimed && (
          <TextField
            label={m.menuoffice_back_at()}
            type="time"
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        )}
        {children}
      </div>
    </Dialog>
  );
}

/** Open orders whose dish has just been marked sold out: staff serve them, or tell their customers. */
export function StillNeeded({ soldOut: { stillNeeded } }: { soldOut: SoldOutState }) {
  if (stillNeeded === undefined) return null;
  return (
    <p role="alert" className="rounded-md bg-waffle px-3 py-2 font-semibold text-on-waffle">
      {stillNeeded}
    </p>
  );
}
