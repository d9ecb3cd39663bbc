import { Navigate, useSearchParams } from 'react-router';
import { useStaffState } from '../../../session/staff-session-provider';
import { BackOfficeLoading } from '../../kit/back-office-loading';
import { LoginForm } from './login-form';
import { returnPath } from './return-path';

export const meta = () => [
  { title: 'Sign in · Back office' },
  { name: 'robots', content: 'noindex' },
];

/** Staff sign in and continue to the requested page (back office rule 1). */
export default function LoginPage() {
  const [search] = useSearchParams();
  const state = useStaffState();

  if (state.status === 'loading') {
    return <BackOfficeLoading>Checking your sign-in…</BackOfficeLoading>;
  }
  if (state.status === 'signed-in') return <Navigate to={returnPath(search.get('to'))} replace />;
  return <LoginForm isDenied={state.status === 'signed-out' && state.denied === true} />;
}
