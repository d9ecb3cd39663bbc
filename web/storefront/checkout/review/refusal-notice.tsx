import { useEffect, useRef } from 'react';
import { slotWords } from '../../../../shared/domain/orders/slot-words';
import type { Refusal } from '../../../api/refusal';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Notice } from '../../../ui/notice';
import { Price } from '../../../ui/price';
import type { PriceChange } from '../../cart/price-changes';
import { WithCallLink } from '../../shop/with-call-link';
import { CallLink } from '../send/attempt-card';

interface RefusalNoticeProps {
  refusal: Refusal;
  now: Date;
  /** Prices that have changed since the order was sent. */
  changes: readonly PriceChange[];
  /** Removes what cannot be ordered; undefined if every line can be ordered. */
  onMend: (() => void) | undefined;
  onChangeAddress: () => void;
  onOrderAgain: () => void;
  onChooseTime: (slotAt: string) => void;
  /** The first slot with room for the cart; undefined if there is none. */
  firstSlot: string | undefined;
  /** Undefined if the customer pays now anyway. */
  onPayNow: (() => void) | undefined;
  onDone: () => void;
}

export function RefusalNotice(props: RefusalNoticeProps) {
  const { refusal, now, changes, onDone } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  const link = linkFor(refusal);
  const remedies = remediesFor(props);
  return (
    <div ref={place}>
      <Notice kind="error" role="alert">
        <p className="font-semibold">
          <WithCallLink>{messageOf(refusal, now)}</WithCallLink>
        </p>
        {changes.length > 0 && (
          <ul className="mt-1">
            {changes.map(({ key, name, before, now }) => (
              <li key={key}>
                <bdi>{name}</bdi>: was <Price amount={before} />, now <Price amount={now} />
              </li>
            ))}
          </ul>
        )}
        <div className="mt-2 flex flex-wrap items-center gap-2 empty:hidden">
          {link && (
            <ButtonLink to={link.to} variant="quiet">
              {link.label}
            </ButtonLink>
          )}
          {remedies.map(({ label, onClick }) => (
            <Button
              key={label}
              variant={link ? 'plain' : 'quiet'}
              onClick={() => {
                onClick();
                onDone();
              }}
            >
              {label}
            </Button>
          ))}
          {UNPAID.has(refusal.code) && <CallLink before="Call us:" />}
        </div>
      </Notice>
    </div>
  );
}

const MESSAGES: Partial<Record<Refusal['code'], string>> = {
  unauthorized: 'Your sign-in has ended. Please sign in again or continue as a guest.',
  not_found: 'This address is no longer saved. Please choose another one.',
  price_not_positive: 'An item in the cart cannot be ordered now.',
  idempotency_key_reused: 'This cart has already been ordered, perhaps in another tab.',
};

function messageOf(refusal: Refusal, now: Date): string {
  if (refusal.code === 'slot_unavailable') return slotSentence(refusal.data, now);
  const issues = refusal.code === 'bad_input' ? refusal.data.issues : [];
  const details = issues.map(({ message }) => message).join(' ');
  return MESSAGES[refusal.code] ?? (details || refusal.message);
}

type SlotData = Extract<Refusal, { code: 'slot_unavailable' }>['data'];

function slotSentence({ slotAt, isFull, nearest }: SlotData, now: Date): string {
  const why = isFull
    ? `We are fully booked for ${slotWords(slotAt, now)}.`
    : `We cannot make your order for ${slotWords(slotAt, now)} any more.`;
  return `${why} ${nearest.length > 0 ? 'These times are free:' : 'No other time is free.'}`;
}

const SEE_ORDERS = { to: '/order-history', label: 'See your orders' };
const SIGN_IN = { to: '/profile', label: 'Sign in' };
const UNPAID: ReadonlySet<Refusal['code']> = new Set(['too_many_unpaid_orders', 'unpaid_limit']);

function linkFor(refusal: Refusal): { to: string; label: string } | undefined {
  switch (refusal.code) {
    case 'below_minimum':
      return { to: '/menu', label: 'Add something' };
    case 'too_many_unpaid_orders':
      return refusal.data.of === 'guests' ? SIGN_IN : SEE_ORDERS;
    case 'idempotency_key_reused':
      return SEE_ORDERS;
    case 'unpaid_limit':
      return refusal.data.of === 'customer' ? SEE_ORDERS : SIGN_IN;
    default:
      return undefined;
  }
}

interface Remedy {
  label: string;
  onClick: () => void;
}

function remediesFor(props: RefusalNoticeProps): readonly Remedy[] {
  const { refusal, now, onMend, onChangeAddress, onOrderAgain, firstSlot, onChooseTime, onPayNow } =
    props;
  const chooseTime = (slotAt: string): Remedy => ({
    label: `For ${slotWords(slotAt, now)}`,
    onClick: () => onChooseTime(slotAt),
  });
  switch (refusal.code) {
    case 'out_of_stock':
    case 'product_unavailable':
    case 'option_unavailable':
    case 'option_sold_out':
    case 'option_required':
    case 'price_not_positive':
      return onMend ? [{ label: 'Adjust my order', onClick: onMend }] : [];
    case 'outside_delivery_zone':
    case 'location_required':
    case 'not_found':
      return [{ label: 'Change address', onClick: onChangeAddress }];
    case 'delivery_paused':
      return [{ label: 'Choose pickup', onClick: onChangeAddress }];
    case 'idempotency_key_reused':
      return [{ label: 'Order again', onClick: onOrderAgain }];
    case 'pay_later_refused':
    case 'too_many_unpaid_orders':
    case 'unpaid_limit':
      return onPayNow ? [{ label: 'Pay now instead', onClick: onPayNow }] : [];
    case 'slot_unavailable':
      return refusal.data.nearest.map(chooseTime);
    case 'too_late':
      return refusal.data.takesLater && firstSlot ? [chooseTime(firstSlot)] : [];
    default:
      return [];
  }
}
