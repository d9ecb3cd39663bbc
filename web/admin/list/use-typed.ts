import { useEffect, useEffectEvent, useState } from 'react';

const TYPING_PAUSE_MS = 300;

/**
 * A field whose value lives in the page's address. Each letter shows at once; the address follows
 * when the typing pauses. A change of the address from elsewhere, such as Back, fills the field.
 */
export function useTyped(value: string, onPause: (typed: string) => void) {
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
    onPause(typed);
  });
  useEffect(() => {
    if (typed === sent) return;
    const timer = setTimeout(send, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, sent]);
  return {
    value: typed,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
  };
}
