import { lineKey } from '../../../shared/domain/orders/cart';
import { paragraphProblem } from '../../../shared/domain/platform/entered-text';
import { formatPhone, toPhoneNumber } from '../../../shared/domain/platform/phone';
import { m } from '../../../shared/messages/compiled/messages';
import { useStore } from '../../device/store';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/text-field';
import { withElements } from '../../ui/with-elements';
import { addressLine } from '../account/address/address-words';
import { forgetGuestDetails } from '../account/checkout-draft/checkout-draft';
import { guestDetails } from '../account/checkout-draft/guest-details';
import { NameForm } from '../account/sign-in/name-form';
import { CartLineRow } from '../cart/cart-line-row';
import { FeeHint, TotalsList } from '../cart/cart-sums';
import { useShop } from '../shop/shop-context';
import { HowStep } from './details/how-step';
import { StepCard, type StepState } from './details/step-card';
import { WhoStep } from './details/who-step';
import { ObstacleNotices } from './obstacle-notices';
import { PayChoice } from './review/pay-choice';
import type { CheckoutSteps as Steps } from './use-checkout-steps';
import type { CheckoutStep } from './use-step-path';
import { WhenChoice } from './when/when-choice';

interface CheckoutStepsProps {
  checkout: Steps;
}

/** One step is open. Earlier steps are summaries that can be reopened. */
export function CheckoutSteps({ checkout }: CheckoutStepsProps) {
  const { profile, open, whoDone, howDone, reopen } = checkout;
  const state = (step: CheckoutStep, done: boolean): StepState =>
    open === step ? 'open' : done ? 'done' : 'later';
  return (
    <div className="flex flex-col gap-4">
      {open !== 'how' && <ObstacleNotices checkout={checkout} />}
      <StepCard
        number={1}
        title={m.checkout_your_details()}
        state={state('who', whoDone)}
        summary={<WhoSummary checkout={checkout} />}
        onChange={profile ? undefined : () => reopen('who')}
      >
        <WhoStep checkout={checkout} />
      </StepCard>
      <StepCard
        number={2}
        title={m.checkout_how()}
        state={state('how', whoDone && howDone)}
        summary={<HowSummary checkout={checkout} />}
        onChange={() => reopen('how')}
      >
        <HowStep checkout={checkout} />
      </StepCard>
      <StepCard number={3} title={m.checkout_review()} state={state('review', false)}>
        <ReviewStep checkout={checkout} />
      </StepCard>
    </div>
  );
}

/** Asks a customer without a name for it, because the rider needs it. */
function WhoSummary({ checkout: { draft, profile, change } }: CheckoutStepsProps) {
  const { name, digits } = draft.guest;
  const isKept = useStore(guestDetails) !== undefined;
  const shownName = profile ? profile.name : name;
  const phoneNumber = profile ? profile.phoneNumber : toPhoneNumber(digits);
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap gap-x-3">
        {shownName && <bdi>{shownName}</bdi>}
        {phoneNumber !== null && (
          <span className="whitespace-nowrap tabular-nums large-text:whitespace-normal">
            {formatPhone(phoneNumber)}
          </span>
        )}
      </p>
      {profile?.name === '' && (
        <NameForm
          name=""
          suggested={name}
          onType={(typed) => change({ guest: { ...draft.guest, name: typed } })}
        />
      )}
      {!profile && isKept && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          {m.checkout_remembered()}
          <Button variant="plain" onClick={forgetGuestDetails} className="-my-2 px-2!">
            {m.checkout_forget()}
          </Button>
        </p>
      )}
    </div>
  );
}

function HowSummary({ checkout: { draft, profile, address } }: CheckoutStepsProps) {
  const { storeAddress, storeName } = useShop().settings;
  if (draft.method === 'pickup') return m.checkout_pickup_at({ place: storeAddress || storeName });
  const place = profile ? address : draft.address;
  if (!place) return null;
  const line = <bdi>{addressLine(place)}</bdi>;
  return withElements(m.checkout_delivery_to, {
    address: profile ? (
      <>
        <bdi>{place.name}</bdi>: {line}
      </>
    ) : (
      line
    ),
  });
}

function ReviewStep({ checkout }: CheckoutStepsProps) {
  const { lines, totals, reduction, draft, change } = checkout;
  return (
    <div className="flex flex-col gap-5">
      <ul className="-my-3 border-b border-mist">
        {lines.map((line) => (
          <CartLineRow key={lineKey(line)} line={line} />
        ))}
      </ul>
      <FeeHint reduction={reduction} />
      <WhenChoice checkout={checkout} />
      <PayChoice checkout={checkout} />
      <TextArea
        label={m.checkout_instructions()}
        optional
        rows={2}
        maxLength={500}
        placeholder={m.checkout_instructions_hint()}
        value={draft.specialInstructions}
        error={paragraphProblem(draft.specialInstructions)}
        onChange={(event) => change({ specialInstructions: event.target.value })}
      />
      <div className="md:hidden">
        <TotalsList totals={totals} method={draft.method} />
      </div>
    </div>
  );
}
