import type { SignedInDevice } from '../../../../shared/contract/people/account-contract';
import { exactTime, RelativeTime } from '../../../ui/relative-time';
import type { Column } from '../../kit/list/data-table';
import { deviceName } from './device-name';

export const DEVICE_COLUMNS: readonly Column<SignedInDevice>[] = [
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
