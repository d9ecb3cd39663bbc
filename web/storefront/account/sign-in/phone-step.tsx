import { type FormEvent, useState } from 'react';
import { cleanPhone, phoneProblem, toPhoneNumber } from '../../../../shared/domain/platform/phone';
import { m } from '../../../../shared/messages/compiled/messages';
import { sendCode } from '../../../session/customer-identity';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/text-field';
import { Failure, useAttempt } from '../../shop/use-attempt';
import type { CodeSent } from './code-sent';

interface PhoneStepProps {
  initialDigits: string;
  onSent: (sent: CodeSent) => void;
}

export function PhoneStep({ initialDigits, onSent }: PhoneStepProps) {
  const [digits, setDigits] = useState(initialDigits);
  const [problem, setProblem] = useState<string>();
  const { busy, failure, attempt } = useAttempt();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = phoneProblem(digits);
    setProblem(found);
    if (found !== undefined) return;
    void attempt(async () => {
      await sendCode(toPhoneNumber(digits));
      onSent({ digits, sentAt: Date.now() });
    });
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <PhoneField
        digits={digits}
        error={problem}
        hint={m.signin_how()}
        onChange={(typed) => {
          setDigits(typed);
          setProblem(undefined);
        }}
        onEnter={() => setProblem(phoneProblem(digits))}
        onBlur={() => setProblem(digits === '' ? undefined : phoneProblem(digits))}
      />
      <Failure message={failure} />
      <Button type="submit" size="lg" wide busy={busy} disabled={cleanPhone(digits).length < 10}>
        {busy ? m.signin_sending_code() : m.signin_send_code()}
      </Button>
    </form>
  );
}

interface PhoneFieldProps {
  digits: string;
  /** Called with the cleaned digits. */
  onChange: (digits: string) => void;
  onBlur?: () => void;
  /** Called for the Enter key, which does not submit a form with a disabled button. */
  onEnter?: () => void;
  error?: string | undefined;
  hint?: string;
}

export function PhoneField({ digits, onChange, onBlur, onEnter, error, hint }: PhoneFieldProps) {
  return (
    <TextField
      label={m.signin_phone()}
      prefix="+91"
      type="tel"
      name="phone"
      inputMode="numeric"
      autoComplete="tel-national"
      value={digits}
      error={error}
      hint={hint}
      onChange={(event) => onChange(cleanPhone(event.target.value))}
      onBlur={onBlur}
      onKeyDown={(event) => event.key === 'Enter' && onEnter?.()}
      className="tabular-nums"
    />
  );
}
