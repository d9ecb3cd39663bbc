import { cleanPhone } from '../../../shared/domain/phone';
import { TextField } from '../../ui/text-field';

interface PhoneFieldProps {
  /** Ten digits at most. */
  digits: string;
  /** Gets what was typed or pasted, cleaned (spec §5). */
  onChange: (digits: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  hint?: string;
}

/** An Indian mobile number, with its country code before it. */
export function PhoneField({ digits, onChange, onBlur, error, hint }: PhoneFieldProps) {
  return (
    <TextField
      label="Phone number"
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
      className="tabular-nums"
    />
  );
}
