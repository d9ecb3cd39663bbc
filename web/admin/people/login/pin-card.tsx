import type { ThisDevice } from '../../../../shared/contract/people/enrolled-devices-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { PinPad } from '../pin/pin-pad';
import { SignInCard } from './sign-in-card';

interface PinCardProps {
  device: ThisDevice;
  onUsePassword: () => void;
}

/** The sign-in of an enrolled device. */
export function PinCard({ device, onUsePassword }: PinCardProps) {
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
