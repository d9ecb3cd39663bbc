import { Bell, BellOff, BellRing } from 'lucide-react';
import type { SoundState } from '../new-orders/use-order-sound';

export const HEADER_ACTION =
  'flex h-11 items-center gap-2 rounded-md px-3 hover:bg-forest-strong [&_svg]:size-5';

const LOOK = {
  off: { icon: BellOff, words: 'Sound off', hint: 'No sound for new orders' },
  waiting: {
    icon: BellRing,
    words: 'Tap for sound',
    hint: 'The browser plays the sound for new orders only after a tap on this page',
  },
  on: { icon: Bell, words: 'Sound on', hint: 'A chime for every new order' },
} as const;

export function SoundSwitch({ state, onPress }: { state: SoundState; onPress: () => void }) {
  const { icon: Icon, words, hint } = LOOK[state];
  return (
    <button
      type="button"
      className={HEADER_ACTION}
      aria-pressed={state !== 'off'}
      aria-label="Sound for new orders"
      title={hint}
      onClick={onPress}
    >
      <Icon aria-hidden />
      <span className={state === 'waiting' ? undefined : 'max-lg:sr-only'}>{words}</span>
    </button>
  );
}
