import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { ThisDevice } from '../../../../shared/contract/people/enrolled-devices-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { useStaffState } from '../../../session/staff-session-provider';
import { Button } from '../../../ui/button';
import { BackOfficeLoading } from '../../kit/back-office-loading';
import { PinPad } from '../pin/pin-pad';
import { useThisDevice } from '../pin/use-this-device';
import { LoginForm } from './login-form';
import { counterPath, returnPath } from './return-path';
import { SignInCard } from './sign-in-card';

export const meta = () => [
  { title: m.office_page_title({ page: m.people_sign_in_page() }) },
  { name: 'robots', content: 'noindex' },
];

/** Staff sign in and continue to the requested page (back office rule 1). */
export default function LoginPage() {
  const [search] = useSearchParams();
  const state = useStaffState();
  const device = useThisDevice();
  const [usesPassword, setUsesPassword] = useState(false);

  if (state.status === 'loading' || device === undefined) {
    return <BackOfficeLoading>{m.people_checking_sign_in()}</BackOfficeLoading>;
  }
  if (state.status === 'signed-in') {
    const wanted = search.get('to');
    const path =
      device.people.length > 0 ? counterPath(wanted, state.user.role) : returnPath(wanted);
    return <Navigate to={path} replace />;
  }
  if (device.people.length > 0 && !usesPassword) {
    return <PinCard device={device} onUsePassword={() => setUsesPassword(true)} />;
  }
  return <LoginForm isDenied={state.status === 'signed-out' && state.denied === true} />;
}

interface PinCardProps {
  device: ThisDevice;
  onUsePassword: () => void;
}

/** The sign-in of an enrolled device. */
function PinCard({ device, onUsePassword }: PinCardProps) {
  return (
    <SignInCard onSubmit={(event) => event.preventDefault()} problem={undefined}>
      <p className="-mt-3 text-ink-soft">
        <bdi>{device.name}</bdi>
      </p>
      <PinPad people={device.people} onSignedIn={() => {}} />
      <Button variant="plain" onClick={onUsePassword}>
        {m.pin_use_password()}
      </Button>
    </SignInCard>
  );
}
