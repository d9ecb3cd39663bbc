import { useEffect, useRef } from 'react';
import { slotWords } from '../../../../shared/domain/orders/slot-words';
import { m } from '../../../../shared/messages/compiled/messages';
import type { Refusal } from '../../../api/refusal';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Notice } from '../../../ui/notice';
import { Price } from '../../../ui/price';
import { withElements } from '../../../ui/with-elements';
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
                {withElements(m.checkout_price_changed, {
                  name: <bdi>{name}</bdi>,
                  before: <Price amount={before} />,
                  now: <Price amount={now} />,
                })}
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
          {UNPAID.has(refusal.code) && <CallLink message={m.attempt_call_us} />}
        </div>
      </Notice>
    </div>
  );
}

const MESSAGES: Partial<Record<Refusal['code'], () => string>> = {
  unauthorized: () => m.checkout_signed_out(),
  not_found: () => m.checkout_address_gone(),
  price_not_positive: () => m.checkout_item_refused(),
  idempotency_key_reused: () => m.checkout_already_ordered(),
};

function messageOf(refusal: Refusal, now: Date): string {
  if (refusal.code === 'slot_unavailable') return slotSentence(refusal.data, now);
  const issues = refusal.code === 'bad_input' ? refusal.data.issues : [];
  const details = issues.map(({ message }) => message).join(' ');
  return MESSAGES[refusal.code]?.() ?? (details || refusal.message);
}

type SlotData = Extract<Refusal, { code: 'slot_unavailable' }>['data'];

function slotSentence({ slotAt, isFull, nearest }: SlotData, now: Date): string {
  const inputs = { time: slotWords(slotAt, now) };
  const hasOthers = nearest.length > 0;
  if (isFull) return hasOthers ? m.checkout_slot_full_others(inputs) : m.checkout_slot_full(inputs);
  return hasOthers ? m.checkout_slot_gone_others(inputs) : m.checkout_slot_gone(inputs);
}

const UNPAID: ReadonlySet<Refusal['code']> = new Set(['too_many_unpaid_orders', 'unpaid_limit']);

function linkFor(refusal: Refusal): { to: string; label: string } | undefined {
  const orders = { to: '/order-history', label: m.checkout_see_orders() };
  const signIn = { to: '/profile', label: m.signin_title() };
  switch (refusal.code) {
    case 'below_minimum':
      return { to: '/menu', label: m.checkout_add_something() };
    case 'too_many_unpaid_orders':
      return refusal.data.of === 'guests' ? signIn : orders;
    case 'idempotency_key_reused':
      return orders;
    case 'unpaid_limit':
      return refusal.data.of === 'customer' ? orders : signIn;
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
    label: m.checkout_for_time({ time: slotWords(slotAt, now) }),
    onClick: () => onChooseTime(slotAt),
  });
  switch (refusal.code) {
    case 'out_of_stock':
    case 'product_unavailable':
    case 'option_unavailable':
    case 'option_sold_out':
    case 'option_required':
    case 'price_not_positive':
      return onMend ? [{ label: m.checkout_adjust(), onClick: onMend }] : [];
    case 'outside_delivery_zone':
    case 'location_required':
    case 'not_found':
      return [{ label: m.checkout_change_address(), onClick: onChangeAddress }];
    case 'delivery_paused':
      return [{ label: m.checkout_choose_pickup(), onClick: onChangeAddress }];
    case 'idempotency_key_reused':
      return [{ label: m.checkout_order_again(), onClick: onOrderAgain }];
    case 'pay_later_refused':
    case 'too_many_unpaid_orders':
    case 'unpaid_limit':
      return onPayNow ? [{ label: m.checkout_pay_now_instead(), onClick: onPayNow }] : [];
    case 'slot_unavailable':
      return refusal.data.nearest.map(chooseTime);
    case 'too_late':
      return refusal.data.takesLater && firstSlot ? [chooseTime(firstSlot)] : [];
    default:
      return [];
  }
}
