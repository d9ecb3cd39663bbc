import { useEffect, useState } from 'react';
import { useCustomerSession } from '../../session/customer-session-provider';
import { Button } from '../../ui/button';
import { resendWaitSeconds } from './code-sent';
import { sentence } from './sentence';

interface ResendCodeProps {
  phoneNumber: string;
  /** When the last code was sent, in milliseconds since the epoch. */
  sentAt: number;
  onSent: () => void;
  onFailed: (message: string) => void;
}

/** Has another code sent, 30 s after the last at the earliest; it counts down until then. */
export function ResendCode({ phoneNumber, sentAt, onSent, onFailed }: ResendCodeProps) {
  const session = useCustomerSession();
  const [now, setNow] = useState(() => Date.now());
  const [busy, setBusy] = useState(false);
  const wait = resendWaitSeconds(sentAt, now);

  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);

  const resend = async () => {
    setBusy(true);
    try {
      await session.sendCode(phoneNumber);
      onSent();
    } catch (error) {
      onFailed(sentence(error));
    } finally {
      setNow(Date.now());
      setBusy(false);
    }
  };

  return (
    <Button variant="plain" onClick={resend} busy={busy} disabled={wait > 0}>
      <span className="tabular-nums">{wait > 0 ? `Resend in ${wait} s` : 'Resend code'}</span>
    </Button>
  );
}
