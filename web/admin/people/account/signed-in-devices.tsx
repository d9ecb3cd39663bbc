import { useState } from 'react';
import type { SignedInDevice } from '../../../../shared/contract/people/account-contract';
import { Button } from '../../../ui/button';
import { DataTable } from '../../kit/list/data-table';
import { DEVICE_COLUMNS } from './device-columns';
import { deviceName } from './device-name';
import { SignOutDevices } from './sign-out-devices';

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
