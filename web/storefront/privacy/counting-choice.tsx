import { useSyncExternalStore } from 'react';
import { asksNotToBeCounted, mayCount } from '../../device/counting-consent';
import { useScriptsReady } from '../../device/use-scripts-ready';
import { CheckboxField } from '../../ui/checkbox-field';
import { allowCounting, onChoice } from './keep-choice';

/** Where a visitor lets the shop count what they do, and takes it back. Never ticked beforehand. */
export function CountingChoice() {
  const ready = useScriptsReady();
  const allowed = useSyncExternalStore(onChoice, mayCount, () => false);
  const objects = ready && asksNotToBeCounted();
  return (
    <div className="noscript:hidden">
      <CheckboxField
        label="Count what I do in this shop"
        hint={
          objects
            ? 'Your browser asks sites not to count, so nothing is counted here.'
            : 'You can take this back here at any time. It counts for this device alone.'
        }
        checked={allowed}
        disabled={!ready || objects}
        onChange={(event) => allowCounting(event.currentTarget.checked)}
      />
    </div>
  );
}
