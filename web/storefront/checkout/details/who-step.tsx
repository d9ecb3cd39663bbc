import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { RadioCard } from '../../../ui/radio-card';
import { TextField } from '../../../ui/text-field';
import { useFirstProblem } from '../../../ui/use-first-problem';
import {
  type CheckoutDraft,
  guestProblems,
  rememberGuestDetails,
} from '../../account/checkout-draft/checkout-draft';
import { guestDetails } from '../../account/checkout-draft/guest-details';
import { codeSent } from '../../account/sign-in/code-sent';
import { PhoneField } from '../../account/sign-in/phone-step';
import { PhoneSignIn } from '../../account/sign-in/sign-in-prompt';
import type { CheckoutSteps } from '../use-checkout-steps';

export function WhoStep({ checkout }: { checkout: CheckoutSteps }) {
  const [way, setWay] = useState<'guest' | 'sign-in' | undefined>(() =>
    // After a reload or a change of language, the code that was sent is still asked for.
    codeSent.get().sentAt === null ? undefined : 'sign-in',
  );
  return (
    <div className="flex flex-col gap-4">
      <p>{m.checkout_guest_or_sign_in()}</p>
      <fieldset className="grid gap-3 sm:grid-cols-2 md:grid-cols-1 xl:grid-cols-2">
        <legend className="sr-only">{m.checkout_how_to_order()}</legend>
        <RadioCard
          name="way"
          title={m.checkout_as_guest()}
          detail={m.checkout_no_account()}
          checked={way !== 'sign-in'}
          onChange={() => setWay('guest')}
        />
        <RadioCard
          name="way"
          title={m.signin_title()}
          detail={m.checkout_sign_in_how()}
          checked={way === 'sign-in'}
          onChange={() => setWay('sign-in')}
        />
      </fieldset>
      {way === 'sign-in' ? (
        <PhoneSignIn />
      ) : (
        <GuestForm checkout={checkout} isFirst={way === undefined} />
      )}
    </div>
  );
}

interface GuestFormProps {
  checkout: CheckoutSteps;
  /** Whether the customer comes from another page or step, not from the choice above. */
  isFirst: boolean;
}

function GuestForm({ checkout, isFirst }: GuestFormProps) {
  const { guest } = checkout.draft;
  const [problems, setProblems] = useState<ReturnType<typeof guestProblems>>({});
  const [isKept, setKept] = useState(() => guestDetails.get() !== undefined);
  const form = useRef<HTMLFormElement>(null);
  useFirstProblem(form, problems);
  // The phone's keyboard would hide why the cart cannot be ordered.
  const [typesFirst] = useState(isFirst && guest.name === '' && checkout.obstacles.length === 0);
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A phone scrolls when its keyboard opens; earlier, the page would jump.
    if (typesFirst) name.current?.focus({ preventScroll: true });
  }, [typesFirst]);

  /** The keyboard's Next leads to the number, not to a complaint that it is missing. */
  const goToPhone = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || guest.digits !== '') return;
    event.preventDefault();
    form.current?.querySelector<HTMLElement>('[type="tel"]')?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = guestProblems(guest);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (isKept) rememberGuestDetails(checkout.draft);
    else guestDetails.clear();
    checkout.goOn({ guestConfirmed: true });
  };

  const change = (changed: Partial<CheckoutDraft['guest']>) => {
    checkout.change({ guest: { ...guest, ...changed } });
    setProblems({});
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextField
        ref={name}
        label={m.checkout_your_name()}
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        maxLength={100}
        value={guest.name}
        error={problems.name}
        onKeyDown={goToPhone}
        onChange={(event) => change({ name: event.target.value })}
      />
      <PhoneField
        digits={guest.digits}
        error={problems.phone}
        hint={m.checkout_phone_hint()}
        onChange={(digits) => change({ digits })}
      />
      <CheckboxField
        label={m.checkout_remember_me()}
        hint={m.checkout_remember_me_hint()}
        checked={isKept}
        onChange={(event) => setKept(event.target.checked)}
      />
      <Button type="submit" size="lg" wide>
        {m.checkout_continue_as_guest()}
      </Button>
    </form>
  );
}
