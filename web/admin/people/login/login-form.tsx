import { type ChangeEvent, type FormEvent, useState } from 'react';
import { m } from '../../../../shared/messages/compiled/messages';
import { LanguageLinks } from '../../../page-scripts/language-links';
import { useStaffSession } from '../../../session/staff-session-provider';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/text-field';
import { SignInCard } from './sign-in-card';

/** @param isDenied signed out, because the back office is not for them (back office rule 1). */
export function LoginForm({ isDenied }: { isDenied: boolean }) {
  const session = useStaffSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState(isDenied ? m.people_denied() : undefined);
  const [busy, setBusy] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);

  const type = (set: (value: string) => void) => (event: ChangeEvent<HTMLInputElement>) => {
    set(event.target.value);
    setProblem(undefined);
  };

  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      if (await session.signIn(email, password)) return;
      setNeedsCode(true);
      setBusy(false);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : m.people_did_not_work());
      setBusy(false);
    }
  };

  if (needsCode) {
    return (
      <SecondStepForm
        onStartAgain={() => {
          setNeedsCode(false);
          setPassword('');
        }}
      />
    );
  }
  return (
    <SignInCard onSubmit={signIn} problem={problem}>
      <TextField
        label={m.people_email()}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={type(setEmail)}
      />
      <TextField
        label={m.people_password()}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={type(setPassword)}
      />
      <Button type="submit" size="lg" wide busy={busy}>
        {busy ? m.people_signing_in() : m.people_sign_in()}
      </Button>
      <a
        href="/"
        className="inline-flex h-11 items-center self-center text-hill underline underline-offset-4"
      >
        {m.people_return_to_shop()}
      </a>
      <LanguageLinks
        className="flex flex-wrap justify-center gap-x-5"
        linkClass="inline-flex min-h-11 items-center text-hill underline underline-offset-4"
      />
    </SignInCard>
  );
}

function SecondStepForm({ onStartAgain }: { onStartAgain: () => void }) {
  const session = useStaffSession();
  const [hasPhone, setHasPhone] = useState(true);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      await session.enterCode(code);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : m.people_did_not_work());
      setCode('');
      setBusy(false);
    }
  };

  return (
    <SignInCard onSubmit={submit} problem={problem}>
      <TextField
        key={hasPhone ? 'app' : 'recovery'}
        label={hasPhone ? m.people_app_code() : m.people_recovery_code()}
        name="code"
        inputMode={hasPhone ? 'numeric' : 'text'}
        autoComplete={hasPhone ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        required
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" size="lg" wide busy={busy}>
        {busy ? m.people_checking() : m.people_sign_in()}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button
          variant="plain"
          disabled={busy}
          onClick={() => {
            setHasPhone(!hasPhone);
            setCode('');
            setProblem(undefined);
          }}
        >
          {hasPhone ? m.people_use_recovery() : m.people_use_app()}
        </Button>
        <Button variant="plain" disabled={busy} onClick={onStartAgain}>
          {m.people_start_again()}
        </Button>
      </div>
    </SignInCard>
  );
}
