import type { SignedInDevice } from '../../../../shared/contract/people/account-contract';
import { useApi } from '../../../api/api-provider';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { useToast } from '../../../ui/toast';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';
import { deviceName } from './device-name';

interface SignOutDevicesProps {
  device: SignedInDevice | undefined;
  onClose: () => void;
}

export function SignOutDevices({ device, onClose }: SignOutDevicesProps) {
  const api = useApi();
  const toast = useToast();
  const { busy, failure, send } = useMutation();
  const name = device ? deviceName(device.userAgent) : 'all other devices';
  const signOut = async () => {
    const sent = await send<unknown>(
      () => (device ? api.account.signOutDevice({ id: device.id }) : api.account.signOutOthers()),
      'Failed to sign out. Please try again.',
    );
    if (!sent) return;
    onClose();
    toast('success', device ? `${name} was signed out` : 'All other devices were signed out');
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Sign out ${name}?`}
      confirmLabel="Sign out"
      onConfirm={signOut}
      busy={busy}
    >
      <p>You will need your email and password to sign in there again.</p>
      <FailureNotice message={failure?.message} />
    </ConfirmDialog>
  );
}
