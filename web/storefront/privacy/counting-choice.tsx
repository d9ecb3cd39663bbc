import { asksNotToBeCounted, countingChoice, mayCount } from '../../device/counting-consent';
import { useStore } from '../../device/store';
import { useScriptsReady } from '../../device/use-scripts-ready';
import { CheckboxField } from '../../ui/checkbox-field';

/** Where a visitor allows the shop to count what they do, or forbids it. Never ticked beforehand. */
export function CountingChoice() {
  const ready = useScriptsReady();
  const allowed = useStore({ subscribe: countingChoice.subscribe, get: mayCount }, () => false);
  const objects = ready && asksNotToBeCounted();
  return (
    <div className="noscript:hidden">
      <CheckboxField
        label="Count what I do in this shop"
        hint={
          objects
            ? 'Your browser asks sites not to count, so nothing is counted here.'
            : 'You can change this here at any time. It applies to this device alone.'
        }
        checked={allowed}
        disabled={!ready || objects}
        onChange={(event) => countingChoice.set({ allowed: event.currentTarget.checked })}
      />
    </div>
  );
}
