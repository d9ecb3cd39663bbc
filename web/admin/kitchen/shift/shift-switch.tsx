import { Bell, BellOff, VolumeX } from 'lucide-react';
import { m } from '../../../../shared/messages/compiled/messages';
import { withElements } from '../../../ui/with-elements';
import { useShift } from './use-shift';

interface ShiftSwitchProps {
  className: string;
  isShown: boolean;
  onShow: (shown: boolean) => void;
}

/** The header's button: it starts the shift, then shows and hides its bar. */
export function ShiftSwitch({ className, isShown, onShow }: ShiftSwitchProps) {
  const { on, start } = useShift();
  const Icon = on ? Bell : BellOff;
  const press = () => {
    if (!on) start();
    onShow(!on || !isShown);
  };
  return (
    <button
      type="button"
      className={className}
      aria-expanded={on ? isShown : undefined}
      onClick={press}
    >
      <Icon aria-hidden />
      <span className="max-md:sr-only">{on ? m.shift_on() : m.shift_start()}</span>
    </button>
  );
}

/** A browser allows sound only after a tap, so each reload needs one. */
export function SilentBar() {
  const { on, hasSound, testSound } = useShift();
  if (!on || hasSound) return null;
  return (
    <div role="alert" className="print:hidden">
      <button
        type="button"
        onClick={testSound}
        className="flex min-h-14 w-full items-center justify-center gap-3 bg-chilli px-4 py-2 text-lg font-semibold text-on-chilli"
      >
        <VolumeX aria-hidden className="size-6 shrink-0" />
        <span>
          {withElements(m.shift_no_sound, {
            turn: <span className="underline">{m.shift_turn_sound_on()}</span>,
          })}
        </span>
      </button>
    </div>
  );
}
