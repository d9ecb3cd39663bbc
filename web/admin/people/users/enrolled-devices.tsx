import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  DEVICE_NAME_LENGTH,
  type EnrolledDevice,
} from '../../../../shared/contract/people/enrolled-devices-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { RelativeTime } from '../../../ui/relative-time';
import { useToast } from '../../../ui/toast';
import { type Column, DataTable } from '../../kit/list/data-table';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';
import { AskDialog } from '../account/ask-dialog';
import { THIS_DEVICE } from '../pin/use-this-device';

/** Where staff switch by PIN (people rules 16 and 17). */
export function EnrolledDevices({ devices }: { devices: readonly EnrolledDevice[] }) {
  const { enrolledDevices } = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const [isEnrolling, setEnrolling] = useState(false);
  const [revoked, setRevoked] = useState<EnrolledDevice>();
  const readThisAgain = () => client.refetchQueries({ queryKey: THIS_DEVICE });
  return (
    <section aria-labelledby="enrolled-devices" className="mt-3 flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="enrolled-devices" className="text-xl">
          {m.pin_devices()}
        </h2>
        {!devices.some(({ isThis }) => isThis) && (
          <Button variant="quiet" onClick={() => setEnrolling(true)}>
            {m.pin_enrol()}
          </Button>
        )}
      </div>
      <p className="text-ink-soft">
        {m.pin_devices_why()} {m.pin_ask_why()}
      </p>
      {devices.length === 0 ? (
        <p className="text-ink-soft">{m.pin_devices_none()}</p>
      ) : (
        <DataTable
          caption={m.pin_devices()}
          columns={COLUMNS}
          rows={devices}
          actions={(device) => (
            <Button
              variant="quiet"
              aria-label={m.pin_revoke_device({ name: device.name })}
              onClick={() => setRevoked(device)}
            >
              {m.pin_revoke()}
            </Button>
          )}
        />
      )}
      {isEnrolling && (
        <AskDialog
          title={m.pin_enrol()}
          saveLabel={m.pin_enrol()}
          field={{ label: m.pin_device_name(), autoComplete: 'off', maxLength: DEVICE_NAME_LENGTH }}
          missing={m.pin_device_name_missing()}
          failed={m.pin_enrol_failed()}
          onClose={() => setEnrolling(false)}
          send={async (name) => {
            await enrolledDevices.enrol({ name });
            await readThisAgain();
            setEnrolling(false);
            toast('success', m.pin_enrolled({ name }));
          }}
        >
          <p>{m.pin_enrol_why()}</p>
        </AskDialog>
      )}
      {revoked && (
        <RevokeDialog
          device={revoked}
          onRevoked={readThisAgain}
          onClose={() => setRevoked(undefined)}
        />
      )}
    </section>
  );
}

const COLUMNS: readonly Column<EnrolledDevice>[] = [
  {
    id: 'name',
    header: m.people_device,
    isWideOnCard: true,
    cell: ({ row: { original } }) => (
      <span className="flex flex-wrap items-center gap-2 font-semibold">
        <bdi>{original.name}</bdi>
        {original.isThis && <Badge tone="hill">{m.people_this_device()}</Badge>}
      </span>
    ),
  },
  {
    id: 'by',
    header: m.pin_enrolled_by,
    hasCardLabel: true,
    cell: ({ row }) => <bdi>{row.original.enrolledBy}</bdi>,
  },
  {
    id: 'used',
    header: m.pin_last_used,
    hasCardLabel: true,
    cell: ({ row: { original } }) =>
      original.lastUsedAt === null ? m.pin_not_used() : <RelativeTime at={original.lastUsedAt} />,
  },
];

interface RevokeDialogProps {
  device: EnrolledDevice;
  onRevoked: () => unknown;
  onClose: () => void;
}

function RevokeDialog({ device: { id, name }, onRevoked, onClose }: RevokeDialogProps) {
  const { enrolledDevices } = useApi();
  const toast = useToast();
  const { busy, failure, send } = useMutation();
  const revoke = async () => {
    const sent = await send<unknown>(() => enrolledDevices.revoke({ id }), m.pin_revoke_failed());
    if (!sent) return;
    await onRevoked();
    onClose();
    toast('success', m.pin_revoked({ name }));
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={m.pin_revoke_title({ name })}
      confirmLabel={m.pin_revoke()}
      onConfirm={revoke}
      busy={busy}
    >
      <p>{m.pin_revoke_why()}</p>
      <FailureNotice message={failure?.message} />
    </ConfirmDialog>
  );
}
