import { Bell, BellOff } from 'lucide-react';
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
      <span className="max-md:sr-only">{on ? 'Shift on' : 'Start shift'}</span>
    </button>
  );
}
