import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '../../../ui/text-field';

const DEBOUNCE_MS = 300;

type DebouncedFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  value: string;
  onChange: (value: string) => void;
};

/** Reports its value once the user pauses typing. A value changed by Back fills the field. */
export function DebouncedField({ value, onChange, ...field }: DebouncedFieldProps) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  const send = useEffectEvent(() => {
    setSent(typed);
    onChange(typed);
  });
  useEffect(() => {
    if (typed === sent) return;
    const timer = setTimeout(send, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, sent]);
  return <TextField {...field} value={typed} onChange={(event) => setTyped(event.target.value)} />;
}
