import { type FormEvent, useEffect, useState } from 'react';
import { cleanCode, codeProblem } from '../../../../shared/domain/people/verification-code';
import { formatPhone, toPhoneNumber } from '../../../../shared/domain/platform/phone';
import { m } from '../../../../shared/messages/compiled/messages';
import { openIn } from '../../../session/chosen-language';
import { sendCode, verifyCode } from '../../../session/customer-identity';
import { useCustomerSession } from '../../../session/customer-session-provider';
import { Button } from '../../../ui/button';
import { useBackLayers } from '../../../ui/closed-by-back';
import { TextField } from '../../../ui/text-field';
import { withElements } from '../../../ui/with-elements';
import { Failure, sentence } from '../../shop/use-attempt';
import { type CodeSent, resendWaitSeconds } from './code-sent';

/** The length of the shop's codes; a shorter one can still be submitted. */
const FULL_CODE_LENGTH = 6;

interface CodeStepProps {
  sent: { digits: string; sentAt: number };
  onResent: (sent: CodeSent) => void;
  onChangeNumber: () => void;
  onSignedIn: () => void;
}

export function CodeStep({ sent, onResent, onChangeNumber, onSignedIn }: CodeStepProps) {
  const session = useCustomerSession();
  const layers = useBackLayers();
  const phoneNumber = toPhoneNumber(sent.digits);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  const verify = async (typed: string) => {
    const found = codeProblem(typed);
    setProblem(found);
    if (found !== undefined || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const language = await verifyCode(phoneNumber, typed);
      await session.begin();
      onSignedIn();
      if (language === undefined) return;
      // Leaving the step's own history entry would abort the load.
      await layers?.settled();
      openIn(language);
    } catch (error) {
      setFailure(sentence(error));
      setCode('');
      setBusy(false);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void verify(code);
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p>
        {withElements(m.signin_code_sent, {
          number: (
            <strong className="whitespace-nowrap tabular-nums large-text:whitespace-normal">
              {formatPhone(phoneNumber)}
            </strong>
          ),
        })}
      </p>
      <TextField
        label={m.signin_code()}
        type="text"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        value={code}
        error={problem}
        onChange={(event) => {
          const typed = cleanCode(event.target.value);
          setCode(typed);
          setProblem(undefined);
          if (typed.length === FULL_CODE_LENGTH) void verify(typed);
        }}
        onKeyDown={(event) => event.key === 'Enter' && setProblem(codeProblem(code))}
        className="text-center text-xl font-semibold tracking-[0.4em] tabular-nums"
      />
      <Failure message={failure} />
      <Button type="submit" size="lg" wide busy={busy} disabled={codeProblem(code) !== undefined}>
        {busy ? m.signin_checking() : m.signin_title()}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <ResendCode
          phoneNumber={phoneNumber}
          sentAt={sent.sentAt}
          onFailed={setFailure}
          onSent={() => {
            setFailure(undefined);
            onResent({ digits: sent.digits, sentAt: Date.now() });
          }}
        />
        <Button variant="plain" onClick={onChangeNumber} disabled={busy}>
          {m.signin_change_number()}
        </Button>
      </div>
    </form>
  );
}

interface ResendCodeProps {
  phoneNumber: string;
  /** Milliseconds since the epoch. */
  sentAt: number;
  onSent: () => void;
  onFailed: (message: string) => void;
}

/** Requests another code, at least 30 s after the last one. */
function ResendCode({ phoneNumber, sentAt, onSent, onFailed }: ResendCodeProps) {
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
      await sendCode(phoneNumber);
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
      <span className="tabular-nums">
        {wait > 0 ? m.signin_resend_in({ seconds: wait }) : m.signin_resend()}
      </span>
    </Button>
  );
}
