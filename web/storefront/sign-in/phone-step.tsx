import { type FormEvent, useState } from 'react';
import { cleanPhone, phoneProblem, toPhoneNumber } from '../../../shared/domain/phone';
import { useCustomerSession } from '../../session/customer-session-provider';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import type { CodeSent } from './code-sent';
import { PhoneField } from './phone-field';
import { sentence } from './sentence';

interface PhoneStepProps {
  initialDigits: string;
  onSent: (sent: CodeSent) => void;
}

/** The first step: asks for the number and has a code sent to it. */
export function PhoneStep({ initialDigits, onSent }: PhoneStepProps) {
  const session = useCustomerSession();
  const [digits, setDigits] = useState(initialDigits);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = phoneProblem(digits);
    setProblem(found);
    if (found !== undefined || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await session.sendCode(toPhoneNumber(digits));
      onSent({ digits, sentAt: Date.now() });
    } catch (error) {
      setFailure(sentence(error));
      setBusy(false);
    }
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <PhoneField
        digits={digits}
        error={problem}
        hint="We send a one-time code by SMS. No password needed."
        onChange={(typed) => {
          setDigits(typed);
          setProblem(undefined);
        }}
        onEnter={() => setProblem(phoneProblem(digits))}
        onBlur={() => setProblem(digits === '' ? undefined : phoneProblem(digits))}
      />
      {failure !== undefined && (
        <Notice kind="error" role="alert">
          {failure}
        </Notice>
      )}
      <Button type="submit" size="lg" wide busy={busy} disabled={cleanPhone(digits).length < 10}>
        {busy ? 'Sending the code…' : 'Send code'}
      </Button>
    </form>
  );
}
