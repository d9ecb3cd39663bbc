import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useStaffSession } from '../../session/staff-session-provider';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { TextField } from '../../ui/text-field';

const TURNED_AWAY = "You don't have permission to access that page.";

/** @param turnedAway whoever was signed in before may not open the back office (spec §2). */
export function LoginForm({ turnedAway }: { turnedAway: boolean }) {
  const session = useStaffSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState(turnedAway ? TURNED_AWAY : undefined);
  const [busy, setBusy] = useState(false);

  const type = (set: (value: string) => void) => (event: ChangeEvent<HTMLInputElement>) => {
    set(event.target.value);
    setProblem(undefined);
  };

  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      await session.signIn(email, password);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'That did not work. Please try again.');
      setBusy(false);
    }
  };

  return (
    <main className="grid min-h-dvh place-items-center bg-sunken p-4">
      <form
        onSubmit={signIn}
        className="flex w-full max-w-sm flex-col gap-5 rounded-xl border border-mist bg-raised p-6 shadow-raised"
      >
        <h1 className="text-2xl">Back office</h1>
        {problem && (
          <Notice kind="error" role="alert">
            {problem}
          </Notice>
        )}
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
      </form>
    </main>
  );
}
