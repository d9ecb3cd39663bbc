import { cleanPhone } from '../../../shared/domain/phone';
import { TextField } from '../../ui/text-field';

interface PhoneFieldProps {
  /** Ten digits at most. */
  digits: string;
  /** Gets what was typed or pasted, cleaned (spec §5). */
  onChange: (digits: string) => void;
  onBlur?: () => void;
  /** The Enter key was pressed, which a form whose button is disabled does not answer by itself. */
  onEnter?: () => void;
  error?: string | undefined;
  hint?: string;
}

/** An Indian mobile number, with its country code before it. */
export function PhoneField({ digits, onChange, onBlur, onEnter, error, hint }: PhoneFieldProps) {
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
      onKeyDown={(event) => event.key === 'Enter' && onEnter?.()}
      className="tabular-nums"
    />
  );
}
