import { type FormEvent, useState } from 'react';
import { useStaffSession } from '../../../session/staff-session-provider';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/text-field';
import { SignInCard } from './sign-in-card';

export function SecondStepForm({ onStartAgain }: { onStartAgain: () => void }) {
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
