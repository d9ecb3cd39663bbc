import { type FormEvent, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useStaffSession, useStaffState } from '../../session/staff-session-provider';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { LoadingNote } from '../../ui/skeleton';
import { TextField } from '../../ui/text-field';
import { returnPath } from './return-path';

export const meta = () => [
  { title: 'Sign in · Back office' },
  { name: 'robots', content: 'noindex' },
];

/** Staff sign in here, and go on to the page they first wanted (spec §2). */
export default function LoginPage() {
  const [search] = useSearchParams();
  const session = useStaffSession();
  const state = useStaffState();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  if (state.status === 'loading') return <LoadingNote>Checking who you are…</LoadingNote>;
  if (state.status === 'signed-in') return <Navigate to={returnPath(search.get('to'))} replace />;

  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      await session.signIn(email, password);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'That did not work. Please try again.');
    } finally {
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
        {search.has('denied') && (
          <Notice kind="error" role="alert">
            You don't have permission to access that page.
          </Notice>
        )}
        {failure && (
          <Notice kind="error" role="alert">
            {failure}
          </Notice>
        )}
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" size="lg" wide busy={busy}>
          {busy ? 'Signing in…' : 'Sign in'}
        </Button>
        <a href="/" className="self-center py-2 text-hill underline underline-offset-4">
          Return to the shop
        </a>
      </form>
    </main>
  );
}
