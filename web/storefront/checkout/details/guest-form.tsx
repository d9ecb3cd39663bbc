import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/text-field';
import { useFirstProblem } from '../../../ui/use-first-problem';
import { PhoneField } from '../../sign-in/phone-field';
import { type CheckoutDraft, guestProblems } from './checkout-draft';

interface GuestFormProps {
  guest: CheckoutDraft['guest'];
  onChange: (guest: CheckoutDraft['guest']) => void;
  onContinue: () => void;
}

/** Who the order is for, and how the rider reaches them. */
export function GuestForm({ guest, onChange, onContinue }: GuestFormProps) {
  const [problems, setProblems] = useState<ReturnType<typeof guestProblems>>({});
  const form = useRef<HTMLFormElement>(null);
  useFirstProblem(form, problems);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = guestProblems(guest);
    setProblems(found);
    if (Object.keys(found).length === 0) onContinue();
  };

  const change = (changed: Partial<CheckoutDraft['guest']>) => {
    onChange({ ...guest, ...changed });
    setProblems({});
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        maxLength={100}
        value={guest.name}
        error={problems.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <PhoneField
        digits={guest.digits}
        error={problems.phone}
        hint="Only to reach you about this order."
        onChange={(digits) => change({ digits })}
      />
      <Button type="submit" size="lg" wide>
        Continue as a guest
      </Button>
    </form>
  );
}
