import type { GuardStatus } from '../../../../shared/contract/kitchen/guard-contract';
import { RelativeTime } from '../../../ui/relative-time';
import { FormSection } from '../../kit/form/form-section';

type Tablet = GuardStatus['boards'][number];

export function TabletList({ tablets }: { tablets: readonly Tablet[] }) {
  return (
    <FormSection title="Tablets">
      {tablets.length === 0 && (
        <p className="text-ink-soft sm:col-span-2">
          No tablet has started a shift yet. Tap “Start shift” on the kitchen’s tablet.
        </p>
      )}
      <ul className="flex flex-col gap-3 sm:col-span-2">
        {tablets.map((tablet) => (
          <li key={tablet.seenAt + tablet.staffName} className="flex flex-wrap gap-x-4">
            <strong>
              <bdi>{tablet.staffName}</bdi>
            </strong>
            <span>
              seen <RelativeTime at={tablet.seenAt} />
            </span>
            <span className="text-ink-soft">{tabletWords(tablet)}</span>
          </li>
        ))}
      </ul>
    </FormSection>
  );
}

function tabletWords({ visible, sound, wakeLock, notifications, battery }: Tablet): string {
  const missing = [
    ...(visible ? [] : ['page hidden']),
    ...(sound ? [] : ['no sound']),
    ...(wakeLock ? [] : ['screen may sleep']),
    ...(notifications ? [] : ['no notifications']),
  ];
  const charge = battery === null ? [] : [`battery ${battery}%`];
  return [...(missing.length > 0 ? missing : ['everything works']), ...charge].join(', ');
}
