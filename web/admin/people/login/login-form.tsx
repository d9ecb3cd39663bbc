import { type ChangeEvent, type FormEvent, useState } from 'react';
import { LanguageLinks } from '../../../page-scripts/language-links';
import { useStaffSession } from '../../../session/staff-session-provider';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/text-field';
import { SignInCard } from './sign-in-card';

const DENIED = "You don't have permission to access that page.";

/** @param isDenied signed out, because the back office is not for them (back office rule 1). */
export function LoginForm({ isDenied }: { isDenied: boolean }) {
  const session = useStaffSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState(isDenied ? DENIED : undefined);
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
      setProblem(error instanceof Error ? error.message : 'That did not work. Please try again.');
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
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={type(setEmail)}
      />
      <TextField
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={type(setPassword)}
      />
      <Button type="submit" size="lg" wide busy={busy}>
        {busy ? 'Signing in…' : 'Sign in'}
      </Button>
      <a
        href="/"
        className="inline-flex h-11 items-center self-center text-hill underline underline-offset-4"
      >
        Return to the shop
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
      setProblem(error instanceof Error ? error.message : 'That did not work. Please try again.');
      setCode('');
      setBusy(false);
    }
  };

  return (
    <SignInCard onSubmit={submit} problem={problem}>
      <TextField
        key={hasPhone ? 'app' : 'recovery'}
        label={hasPhone ? 'Code from your app' : 'Recovery code'}
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
        {busy ? 'Checking…' : 'Sign in'}
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
          {hasPhone ? 'Use a recovery code' : 'Use the app'}
        </Button>
        <Button variant="plain" disabled={busy} onClick={onStartAgain}>
          Start again
        </Button>
      </div>
    </SignInCard>
  );
}
