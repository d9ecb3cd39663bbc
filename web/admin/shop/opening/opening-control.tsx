import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, CircleSlash, Clock, DoorOpen, Hourglass, Pause } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { classNames } from '../../../ui/class-names';
import { Countdown } from '../../../ui/countdown';
import { endOf, isBusy, OpeningDialog } from './opening-dialog';

/** Marks a state in which staff keep customers from ordering. */
const STOPPED = 'bg-waffle text-on-waffle hover:bg-waffle hover:brightness-105';

const LOOKS = {
  open: { icon: DoorOpen, words: m.shopoffice_now_open, className: '' },
  paused: { icon: Pause, words: m.shopoffice_now_paused, className: STOPPED },
  closed: { icon: CircleSlash, words: m.shopoffice_now_closed, className: STOPPED },
  'out-of-hours': { icon: Clock, words: m.shopoffice_now_closed, className: '' },
} as const;

const STATE = ['shop state'];

/** Whether the shop takes orders, on every page of staff, and the way to change it. */
export function OpeningControl({ className }: { className: string }) {
  const { shopState } = useApi();
  const client = useQueryClient();
  const {
    data: state,
    dataUpdatedAt,
    refetch,
  } = useQuery({ queryKey: STATE, queryFn: () => shopState.read() });
  const [isAsking, setAsking] = useState(false);
  if (!state) return null;
  const offsetMs = Date.parse(state.now) - dataUpdatedAt;
  const { icon: Icon, words, className: look } = LOOKS[state.mode];
  const end = endOf(state);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={classNames(className, 'border border-on-forest-soft whitespace-nowrap', look)}
        onClick={() => setAsking(true)}
      >
        <span className="max-lg:sr-only">{m.shopoffice_shop_is()}</span>
        {isBusy(state) ? (
          <Hourglass aria-hidden className="max-sm:hidden" />
        ) : (
          <Icon aria-hidden className="max-sm:hidden" />
        )}
        <span className="font-semibold">
          {state.mode === 'open' && state.noDelivery ? m.shopoffice_pickup_only() : words()}
          {isBusy(state) && ` +${state.busyMinutes}`}
        </span>
        {end && <Countdown until={end} offsetMs={offsetMs} onEnd={refetch} />}
        <ChevronDown aria-hidden />
      </button>
      {isAsking && (
        <OpeningDialog
          state={state}
          offsetMs={offsetMs}
          onChanged={(changed) => client.setQueryData(STATE, changed)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
