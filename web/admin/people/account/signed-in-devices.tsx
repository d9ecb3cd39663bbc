import { useState } from 'react';
import type { SignedInDevice } from '../../../../shared/contract/people/account-contract';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { exactTime, RelativeTime } from '../../../ui/relative-time';
import { useToast } from '../../../ui/toast';
import { type Column, DataTable } from '../../kit/list/data-table';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';
import { deviceName } from './device-name';

export function SignedInDevices({ devices }: { devices: readonly SignedInDevice[] }) {
  const [leaving, setLeaving] = useState<SignedInDevice | 'others'>();
  const others = devices.filter(({ isThis }) => !isThis);
  return (
    <section aria-labelledby="signed-in-devices" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="signed-in-devices" className="text-xl">
          Signed-in devices
        </h2>
        {others.length > 0 && (
          <Button variant="quiet" onClick={() => setLeaving('others')}>
            Sign out all others
          </Button>
        )}
      </div>
      <p className="text-ink-soft">
        Don't recognise a device? Sign it out and ask an admin for a new password.
      </p>
      <DataTable
        caption="Signed-in devices"
        columns={DEVICE_COLUMNS}
        rows={devices}
        actions={(device) =>
          !device.isThis && (
            <Button
              variant="quiet"
              className="whitespace-nowrap"
              aria-label={`Sign out ${deviceName(device.userAgent)}`}
              onClick={() => setLeaving(device)}
            >
              Sign out
            </Button>
          )
        }
      />
      {leaving && (
        <SignOutDevices
          device={leaving === 'others' ? undefined : leaving}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </section>
  );
}

const DEVICE_COLUMNS: readonly Column<SignedInDevice>[] = [
  {
    id: 'device',
    header: 'Device',
    isWideOnCard: true,
    cell: ({ row: { original } }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        {deviceName(original.userAgent)}
        {original.isThis && (
          <span className="whitespace-nowrap rounded-full bg-hill-soft px-2.5 py-1 text-sm text-hill-strong">
            This device
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'address',
    header: 'IP address',
    hasCardLabel: true,
    cell: ({ row }) => row.original.address || 'unknown',
  },
  {
    id: 'since',
    header: 'Signed in',
    hasCardLabel: true,
    isWideOnCard: true,
    cell: ({ row: { original } }) => (
      <time dateTime={original.signedInAt} className="whitespace-nowrap">
        {exactTime(original.signedInAt)}
      </time>
    ),
  },
  {
    id: 'seen',
    header: 'Last seen',
    hasCardLabel: true,
    isWideOnCard: true,
    cell: ({ row }) => <RelativeTime at={row.original.lastSeenAt} />,
  },
];

interface SignOutDevicesProps {
  device: SignedInDevice | undefined;
  onClose: () => void;
}

function SignOutDevices({ device, onClose }: SignOutDevicesProps) {
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
