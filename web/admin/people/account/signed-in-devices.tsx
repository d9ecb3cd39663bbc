import { useState } from 'react';
import type { SignedInDevice } from '../../../../shared/contract/people/account-contract';
import { m } from '../../../../shared/messages/compiled/messages';
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
          {m.people_devices()}
        </h2>
        {others.length > 0 && (
          <Button variant="quiet" onClick={() => setLeaving('others')}>
            {m.people_devices_sign_out_others()}
          </Button>
        )}
      </div>
      <p className="text-ink-soft">{m.people_devices_why()}</p>
      <DataTable
        caption={m.people_devices()}
        columns={DEVICE_COLUMNS}
        rows={devices}
        actions={(device) =>
          !device.isThis && (
            <Button
              variant="quiet"
              className="whitespace-nowrap"
              aria-label={m.people_sign_out_device({ device: deviceName(device.userAgent) })}
              onClick={() => setLeaving(device)}
            >
              {m.people_sign_out()}
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
    header: m.people_device,
    isWideOnCard: true,
    cell: ({ row: { original } }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        {deviceName(original.userAgent)}
        {original.isThis && (
          <span className="whitespace-nowrap rounded-full bg-hill-soft px-2.5 py-1 text-sm text-hill-strong">
            {m.people_this_device()}
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'address',
    header: m.people_ip,
    hasCardLabel: true,
    cell: ({ row }) => row.original.address || m.people_ip_unknown(),
  },
  {
    id: 'since',
    header: m.people_signed_in,
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
    header: m.people_last_seen,
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
  const name = device && deviceName(device.userAgent);
  const signOut = async () => {
    const sent = await send<unknown>(
      () => (device ? api.account.signOutDevice({ id: device.id }) : api.account.signOutOthers()),
      m.people_sign_out_failed(),
    );
    if (!sent) return;
    onClose();
    toast('success', name ? m.people_signed_out({ device: name }) : m.people_signed_out_others());
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={
        name ? m.people_sign_out_device_title({ device: name }) : m.people_sign_out_others_title()
      }
      confirmLabel={m.people_sign_out()}
      onConfirm={signOut}
      busy={busy}
    >
      <p>{m.people_sign_out_why()}</p>
      <FailureNotice message={failure?.message} />
    </ConfirmDialog>
  );
}
