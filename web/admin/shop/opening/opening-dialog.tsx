import { CircleSlash, DoorOpen } from 'lucide-react';
import { useState } from 'react';
import type {
  ShopStateChange,
  ShopStateNow,
} from '../../../../shared/contract/shop/shop-state-contract';
import { closingWords } from '../../../../shared/domain/platform/closing';
import { comingTime, comingTimeWords } from '../../../../shared/domain/platform/coming-time';
import { deliveryPauseWords } from '../../../../shared/domain/platform/delivery-reach';
import { MINUTE_MS } from '../../../../shared/domain/platform/durations';
import { clockTime } from '../../../../shared/domain/platform/kolkata-time';
import { busyWords } from '../../../../shared/domain/shop/opening-words';
import {
  BUSY_FOR_DEFAULT_MINUTES,
  BUSY_FOR_MINUTES,
  BUSY_MINUTES,
  PAUSE_MINUTES,
} from '../../../../shared/domain/shop/shop-state';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { Countdown, countdownWords } from '../../../ui/countdown';
import { Dialog } from '../../../ui/dialog';
import { Notice } from '../../../ui/notice';
import { Options, SelectField } from '../../../ui/select-field';
import { useToast } from '../../../ui/toast';
import { withElements } from '../../../ui/with-elements';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';
import { Choices, SHORT } from './choices';
import { DeliveryPauseChoices } from './delivery-pause-choices';

interface OpeningDialogProps {
  state: ShopStateNow;
  offsetMs: number;
  onChanged: (state: ShopStateNow) => void;
  onClose: () => void;
}

/** Opens, pauses and closes the shop. Each button does what it says at once. */
export function OpeningDialog({ state, offsetMs, onChanged, onClose }: OpeningDialogProps) {
  const { shopState } = useApi();
  const toast = useToast();
  const { busy: isSending, failure, send } = useMutation();
  const [busyFor, setBusyFor] =
    useState<(typeof BUSY_FOR_MINUTES)[number]>(BUSY_FOR_DEFAULT_MINUTES);
  const change = async (wanted: ShopStateChange) => {
    const sent = await send(() => shopState.change(wanted), m.shopoffice_change_failed());
    if (!sent) return;
    onChanged(sent.result);
    onClose();
    toast('success', doneWords(wanted, sent.result));
  };
  const { mode, tomorrow } = state;

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={m.shopoffice_taking_orders()}
      footer={failure && <FailureNotice message={failure.message} />}
    >
      <div className="flex flex-col gap-5 pb-2">
        <Now state={state} offsetMs={offsetMs} />
        {(mode === 'paused' || mode === 'closed') && (
          <Button size="lg" wide busy={isSending} onClick={() => change({ to: 'open' })}>
            <DoorOpen aria-hidden className="size-6" />
            {m.shopoffice_open_shop()}
          </Button>
        )}
        <Choices
          title={mode === 'paused' ? m.shopoffice_pause_from_now() : m.shopoffice_pause_for()}
        >
          {PAUSE_MINUTES.map((minutes) => (
            <Button
              key={minutes}
              variant="quiet"
              size="lg"
              className={SHORT}
              onClick={() => change({ to: 'paused', for: minutes })}
            >
              {lengthWords(minutes)}
            </Button>
          ))}
          <Button
            variant="quiet"
            size="lg"
            className="col-span-3"
            onClick={() => change({ to: 'paused', for: 'tomorrow' })}
          >
            {m.shopoffice_until({ time: comingTimeWords(tomorrow) })}
          </Button>
        </Choices>
        <DeliveryPauseChoices state={state} onChange={change} />
        <Choices title={m.shopoffice_take_longer()}>
          {BUSY_MINUTES.map((minutes) => (
            <Button
              key={minutes}
              variant="quiet"
              size="lg"
              className={SHORT}
              onClick={() => change({ to: 'busy', minutes, for: busyFor })}
            >
              {m.shopoffice_more_minutes({ minutes })}
            </Button>
          ))}
          <div className="col-span-3 flex flex-wrap items-end gap-3">
            <div className="min-w-32 flex-1">
              <SelectField
                label={m.shopoffice_for_the_next()}
                value={busyFor}
                onChange={({ target }) => {
                  const chosen = BUSY_FOR_MINUTES.find((each) => String(each) === target.value);
                  if (chosen) setBusyFor(chosen);
                }}
              >
                <Options of={BUSY_FOR_MINUTES.map((minutes) => [minutes, lengthWords(minutes)])} />
              </SelectField>
            </div>
            {state.busyMinutes > 0 && (
              <Button variant="quiet" onClick={() => change({ to: 'usual' })}>
                {m.shopoffice_no_longer_busy()}
              </Button>
            )}
          </div>
        </Choices>
        {mode !== 'closed' && (
          <Button variant="danger" size="lg" wide onClick={() => change({ to: 'closed' })}>
            <CircleSlash aria-hidden className="size-6" />
            {m.shopoffice_close_until_opened()}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** Whether the shop takes orders that take longer. */
export const isBusy = ({ mode, busyMinutes }: ShopStateNow) => mode === 'open' && busyMinutes > 0;

/** When the state ends by itself. A pause of the guard ends when a kitchen board is back. */
export function endOf(state: ShopStateNow) {
  const { mode, pausedBy, pausedUntil, busyUntil, noDelivery } = state;
  if (mode === 'paused') return pausedBy === 'staff' ? pausedUntil : null;
  if (isBusy(state)) return busyUntil;
  return (mode === 'open' && noDelivery?.until) || null;
}

function Now({ state, offsetMs }: { state: ShopStateNow; offsetMs: number }) {
  const { mode, pausedBy, closing, noDelivery } = state;
  const end = endOf(state);
  const pauses = [noDelivery, ...(state.areas ?? []).map(({ pause }) => pause)];
  const messages = [
    closing ? closingWords(closing) : busyWords(state.busyMinutes),
    ...pauses.map((pause) => pause && deliveryPauseWords(pause)),
  ].filter(isText);
  return (
    <Notice kind={mode === 'open' && messages.length === 0 ? 'success' : 'warning'}>
      <p className="font-semibold">
        {isBusy(state)
          ? m.shopoffice_open_and_busy()
          : mode === 'open' && noDelivery
            ? m.shopoffice_open_pickup_only()
            : WORDS[mode]()}
        {end && (
          <>
            {' · '}
            {withElements(m.shopoffice_time_left, {
              time: <Countdown until={end} offsetMs={offsetMs} />,
            })}
          </>
        )}
      </p>
      {mode === 'paused' && pausedBy === 'guard' && <p>{m.shopoffice_paused_by_guard()}</p>}
      {messages.map((message) => (
        <p key={message}>{m.shopoffice_customers_read({ message })}</p>
      ))}
    </Notice>
  );
}

const WORDS = {
  open: m.shopoffice_open_words,
  paused: m.shopoffice_now_paused,
  closed: m.shopoffice_closed_by_staff,
  'out-of-hours': m.shopoffice_closed_by_hours,
} as const;

const isText = (text: string | null | undefined): text is string => Boolean(text);

const lengthWords = (minutes: number) => countdownWords(minutes * MINUTE_MS);

function doneWords(change: ShopStateChange, state: ShopStateNow): string {
  const { to } = change;
  const { mode, pausedUntil, busyMinutes, busyUntil, noDelivery } = state;
  const until = (end: string) => comingTimeWords(comingTime(new Date(end), new Date(state.now)));
  if (to === 'no-delivery' && noDelivery) {
    return m.shopoffice_no_delivery_until({ time: until(noDelivery.until) });
  }
  if (to === 'delivery') return m.shopoffice_delivering_again();
  if (to === 'no-delivery-to-area' || to === 'delivery-to-area') {
    const area = state.areas?.find(({ id }) => id === change.areaId);
    const words = area?.pause && until(area.pause.until);
    return words
      ? m.shopoffice_no_delivery_to_until({ area: area.name, time: words })
      : m.shopoffice_delivering_to_again({ area: area?.name ?? '' });
  }
  if (mode === 'paused' && pausedUntil)
    return m.shopoffice_paused_until({ time: until(pausedUntil) });
  if (mode === 'closed') return m.shopoffice_closed_until_opened();
  if (to === 'busy' && busyUntil) {
    return m.shopoffice_busy_until({ time: clockTime(new Date(busyUntil)), minutes: busyMinutes });
  }
  return mode === 'open' ? m.shopoffice_open_words() : m.shopoffice_opens_by_hours();
}
