import { CircleAlert, CircleCheck, TriangleAlert, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../../../shared/messages/compiled/messages';
import { soundRuns } from '../../../device/chime';
import { notificationState } from '../../../device/push';
import { useStore } from '../../../device/store';
import { screenState } from '../../../device/wake-lock';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { type Light, shiftLights } from './shift-lights';
import { isReported } from './shift-store';
import { useShift } from './use-shift';

/** Advice is shown on demand, because the board needs the room, unless orders may go unnoticed. */
export function ShiftBar() {
  const { on, start, end, testSound } = useShift();
  const lights = useLights();
  const [opened, setOpened] = useState<boolean>();
  const isOpen = opened ?? lights.some(({ look }) => look === 'bad');
  return (
    <section
      aria-label={m.shift_name()}
      className={classNames(
        'flex items-center gap-x-2 gap-y-2 border-b border-mist bg-raised px-4 py-1.5 sm:gap-x-4 print:hidden',
        (isOpen || !on) && 'flex-wrap',
      )}
    >
      {on ? (
        <>
          <ul className="flex min-w-0 flex-wrap gap-x-2 gap-y-1 max-sm:text-sm sm:gap-x-5">
            {lights.map((light) => (
              <ShiftLight key={light.name} light={light} explained={isOpen} />
            ))}
          </ul>
          <span className="-mr-2 ml-auto flex flex-wrap gap-2 sm:mr-0">
            {isOpen && (
              <>
                <Button variant="quiet" onClick={testSound}>
                  {m.shift_test_sound()}
                </Button>
                <Button variant="quiet" onClick={end}>
                  {m.shift_end()}
                </Button>
              </>
            )}
            <Button variant="plain" aria-expanded={isOpen} onClick={() => setOpened(!isOpen)}>
              {isOpen ? m.shift_less() : m.shift_more()}
            </Button>
          </span>
        </>
      ) : (
        <>
          <Button size="lg" onClick={start}>
            <Volume2 aria-hidden className="size-6" />
            {m.shift_start()}
          </Button>
          <p className="min-w-0 flex-1 basis-64 text-ink-soft max-sm:sr-only">
            {m.shift_explained()}
          </p>
        </>
      )}
    </section>
  );
}

function useLights(): readonly Light[] {
  return shiftLights({
    soundRuns: useStore(soundRuns),
    screen: useStore(screenState),
    isReported: useStore(isReported),
    notifications: useStore(notificationState),
  });
}

const LOOKS = {
  good: { icon: CircleCheck, colour: 'text-leaf' },
  weak: { icon: TriangleAlert, colour: 'text-waffle-ink' },
  bad: { icon: CircleAlert, colour: 'text-chilli' },
} as const;

interface ShiftLightProps {
  light: Light;
  /** Whether it says what to do when it does not work; otherwise one that works is only named. */
  explained: boolean;
}

function ShiftLight({ light: { name, look, words, remedy }, explained }: ShiftLightProps) {
  const { icon: Icon, colour } = LOOKS[look];
  return (
    <li className="flex items-start gap-1 sm:gap-1.5">
      <Icon aria-hidden className={classNames('mt-0.5 size-5 shrink-0', colour)} />
      <span>
        {name}
        <span className={classNames(look === 'good' && !explained && 'sr-only')}>
          : <strong>{words}</strong>
        </span>
        {explained && remedy !== undefined && (
          <span className="block text-sm text-ink-soft">{remedy}</span>
        )}
      </span>
    </li>
  );
}
