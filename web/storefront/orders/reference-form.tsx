import { type FormEvent, useState } from 'react';
import { UPI_PAYMENT_REFERENCE } from '../../../shared/domain/shop/upi';
import type { Order } from '../../api/order-from-wire';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { Failure, useAttempt } from '../shop/use-attempt';

interface ReferenceFormProps {
  order: Order;
  onGiven: (reference: string) => Promise<void>;
}

/** Takes the reference of a reported payment, by which staff find it in the bank's statement. */
export function ReferenceForm({ order, onGiven }: ReferenceFormProps) {
  const { busy, failure, attempt } = useAttempt();
  const [reference, setReference] = useState('');
  const [problem, setProblem] = useState<string>();
  const given = order.paymentReferences ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const digits = reference.replace(/\s/g, '');
    if (!UPI_PAYMENT_REFERENCE.test(digits)) {
      return setProblem('Please enter the 12-digit UPI reference.');
    }
    setProblem(undefined);
    void attempt(() => onGiven(digits).then(() => setReference('')));
  };
  return (
    <form className="mt-3 flex flex-col gap-3" onSubmit={submit} noValidate>
      {given.length > 0 && <p>Your reference: {given.join(', ')}</p>}
      <TextField
        label="UPI reference (UTR)"
        hint="12 digits in your UPI app's receipt. It helps us find your payment."
        error={problem}
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
      <Failure message={failure} />
      <Button type="submit" variant="quiet" className="self-start" busy={busy}>
        {given.length > 0 ? 'Send another reference' : 'Send the reference'}
      </Button>
    </form>
  );
}
