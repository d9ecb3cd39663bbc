import { Clock } from 'lucide-react';
import { m } from '../../../../shared/messages/compiled/messages';
import { KeptHeight } from '../../../ui/kept-height';
import { RadioCard } from '../../../ui/radio-card';
import { WithCallLink } from '../../shop/with-call-link';
import type { CheckoutSteps } from '../use-checkout-steps';
import { firstFree } from './slot-choice';
import { SlotPicker } from './slot-picker';

interface WhenChoiceProps {
  checkout: CheckoutSteps;
}

/** As soon as possible, which is chosen at first, or later. */
export function WhenChoice({ checkout }: WhenChoiceProps) {
  return (
    <KeptHeight>
      {checkout.time.offersLater ? (
        <NowOrLater checkout={checkout} />
      ) : (
        <ReadyWindow checkout={checkout} />
      )}
    </KeptHeight>
  );
}

function NowOrLater({ checkout }: WhenChoiceProps) {
  const { time, change } = checkout;
  const isLater = time.isOnlyLater || time.slotAt !== null;
  const first = time.choices && firstFree(time.choices);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 font-semibold">{m.checkout_when()}</legend>
      {!time.isOnlyLater && (
        <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-1 xl:grid-cols-2">
          <RadioCard
            name="when"
            title={m.checkout_as_soon_as_possible()}
            detail={time.promise ?? '\u00a0'}
            checked={!isLater}
            onChange={() => change({ slotAt: null })}
          />
          <RadioCard
            name="when"
            title={m.checkout_later()}
            detail={
              time.choices && first === undefined
                ? m.checkout_no_time_free()
                : m.checkout_choose_time()
            }
            checked={isLater}
            disabled={!isLater && first === undefined}
            onChange={() => first !== undefined && change({ slotAt: first })}
          />
        </div>
      )}
      {isLater && <SlotPicker time={time} onChoose={(slotAt) => change({ slotAt })} />}
    </fieldset>
  );
}

/** The order is promised its own window when it is placed. */
function ReadyWindow({ checkout }: WhenChoiceProps) {
  const words = checkout.time.promise;
  return (
    <p className="flex min-h-6 items-center gap-2 font-semibold" aria-live="polite">
      {words && (
        <>
          <Clock aria-hidden className="size-5 text-waffle-ink" />
          <span>
            <WithCallLink>{words}</WithCallLink>
          </span>
        </>
      )}
    </p>
  );
}
