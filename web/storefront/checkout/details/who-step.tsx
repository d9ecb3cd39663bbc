import { useState } from 'react';
import { RadioCard } from '../../../ui/radio-card';
import { PhoneSignIn } from '../../sign-in/phone-sign-in';
import type { CheckoutDraft } from './checkout-draft';
import { GuestForm } from './guest-form';

interface WhoStepProps {
  guest: CheckoutDraft['guest'];
  onGuest: (guest: CheckoutDraft['guest']) => void;
  onContinueAsGuest: () => void;
}

/** Sign in here, or go on as a guest. Signed-in customers never see it. */
export function WhoStep({ guest, onGuest, onContinueAsGuest }: WhoStepProps) {
  const [way, setWay] = useState<'guest' | 'sign-in'>('guest');
  return (
    <div className="flex flex-col gap-4">
      <p>Please sign in to use your saved addresses or continue as a guest.</p>
      <fieldset className="grid gap-3 sm:grid-cols-2 md:grid-cols-1 xl:grid-cols-2">
        <legend className="sr-only">How to go on</legend>
        <RadioCard
          name="way"
          title="As a guest"
          detail="Name and phone are enough"
          checked={way === 'guest'}
          onChange={() => setWay('guest')}
        />
        <RadioCard
          name="way"
          title="Sign in"
          detail="A code by SMS, no password"
          checked={way === 'sign-in'}
          onChange={() => setWay('sign-in')}
        />
      </fieldset>
      {way === 'guest' ? (
        <GuestForm guest={guest} onChange={onGuest} onContinue={onContinueAsGuest} />
      ) : (
        <PhoneSignIn />
      )}
    </div>
  );
}
