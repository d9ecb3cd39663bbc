import { CircleAlert, CircleCheck, TriangleAlert, Volume2 } from 'lucide-react';
import { soundRuns } from '../../device/chime';
import { notificationState } from '../../device/push';
import { useStore } from '../../device/store';
import { screenState } from '../../device/wake-lock';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { type Light, shiftLights } from './shift-lights';
import { isReported } from './shift-store';
import { useShift } from './use-shift';

/** Starts the shift; then shows in words what works on this tablet, and what to do about the rest. */
export function ShiftBar() {
  const { on, start, end, testSound } = useShift();
  if (!on) {
    return (
      <section
        aria-label="Shift"
        className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-mist bg-raised px-4 py-2 print:hidden"
      >
        <Button size="lg" onClick={start}>
          <Volume2 aria-hidden className="size-6" />
          Start shift
        </Button>
        <p className="min-w-0 flex-1 basis-64 text-ink-soft">
          New orders ring here until someone accepts them, and the screen stays on.
        </p>
      </section>
    );
  }
  return (
    <section
      aria-label="Shift"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-mist bg-raised px-4 py-1.5 print:hidden"
    >
      <Lights />
      <span className="ml-auto flex gap-2">
        <Button variant="quiet" onClick={testSound}>
          Test sound
        </Button>
        <Button variant="plain" onClick={end}>
          End shift
        </Button>
      </span>
    </section>
  );
}

function Lights() {
  const lights = shiftLights({
    soundRuns: useStore(soundRuns),
    screen: useStore(screenState),
    isReported: useStore(isReported),
    notifications: useStore(notificationState),
  });
  return (
    <ul className="flex min-w-0 flex-wrap gap-x-5 gap-y-1">
      {lights.map((light) => (
        <ShiftLight key={light.name} light={light} />
      ))}
    </ul>
  );
}

const LOOKS = {
  good: { icon: CircleCheck, colour: 'text-leaf' },
  weak: { icon: TriangleAlert, colour: 'text-waffle-ink' },
  bad: { icon: CircleAlert, colour: 'text-chilli' },
} as const;

function ShiftLight({ light: { name, look, words, remedy } }: { light: Light }) {
  const { icon: Icon, colour } = LOOKS[look];
  return (
    <li className="flex items-start gap-1.5">
      <Icon aria-hidden className={classNames('mt-0.5 size-5 shrink-0', colour)} />
      <span>
        {name}: <strong>{words}</strong>
        {remedy !== undefined && <span className="block text-sm text-ink-soft">{remedy}</span>}
      </span>
    </li>
  );
}
