import { Delete } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { ThisDevice } from '../../../../shared/contract/people/enrolled-devices-contract';
import { PIN_DIGITS } from '../../../../shared/domain/people/pin';
import { asciiDigits } from '../../../../shared/domain/platform/ascii-digits';
import { m } from '../../../../shared/messages/compiled/messages';
import { refusal } from '../../../api/refusal';
import { useStaffSession } from '../../../session/staff-session-provider';
import { buttonClass } from '../../../ui/button-class';
import { classNames } from '../../../ui/class-names';
import { TextField } from '../../../ui/text-field';
import { UNSPECIFIC } from '../../kit/query/use-mutation';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0', 'Backspace'];

interface PinPadProps {
  people: ThisDevice['people'];
  /** Whose PIN is asked for first. */
  userId?: string | undefined;
  onSignedIn: () => void;
}

/** Signs in the person who taps a name and four digits; a keyboard types them, too. */
export function PinPad({ people, userId, onSignedIn }: PinPadProps) {
  const session = useStaffSession();
  const [chosen, setChosen] = useState(() => people.find(({ id }) => id === userId) ?? people[0]);
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (!chosen) return null;

  const type = async (typed: string) => {
    const digits = asciiDigits(typed)
      .replaceAll(/[^0-9]/g, '')
      .slice(0, PIN_DIGITS);
    if (busy) return;
    setProblem(undefined);
    setPin(digits);
    if (digits.length < PIN_DIGITS) return;
    setBusy(true);
    try {
      await session.enterPin(chosen.id, digits);
      onSignedIn();
    } catch (error) {
      setProblem(problemOf(error));
      setPin('');
      setBusy(false);
    }
  };

  // After a tap on a name or a key, the field is no longer focused.
  const typeOnKeyboard = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey) return;
    const next = afterKey(pin, event.key);
    if (next !== undefined) void type(next);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of a keyboard do what its own buttons do
    <div className="flex flex-col gap-4" onKeyDown={typeOnKeyboard}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be hidden without leaving its gap */}
      <div role="group" aria-label={m.pin_people()} className="flex flex-wrap gap-2">
        {people.map((person) => (
          <button
            key={person.id}
            type="button"
            aria-pressed={person.id === chosen.id}
            className={classNames(
              buttonClass({ variant: person.id === chosen.id ? 'primary' : 'quiet' }),
              'max-w-full',
            )}
            onClick={() => {
              setChosen(person);
              setPin('');
              setProblem(undefined);
            }}
          >
            <bdi className="truncate">{person.name}</bdi>
          </button>
        ))}
      </div>
      <TextField
        autoFocus
        label={m.pin_of({ name: chosen.name })}
        error={problem}
        value={pin}
        // Its own keys are below, and no password manager shall keep it.
        inputMode="none"
        autoComplete="off"
        className="text-center text-2xl tracking-[0.5em] [-webkit-text-security:disc]"
        onChange={(event) => void type(event.target.value)}
      />
      <div className="grid grid-cols-3 gap-2">
        {KEYS.map((key) =>
          key === '' ? (
            <span key={key} />
          ) : (
            <button
              key={key}
              type="button"
              aria-label={key === 'Backspace' ? m.pin_delete() : undefined}
              className={classNames(buttonClass({ variant: 'quiet' }), 'h-14 text-xl')}
              onClick={() => void type(afterKey(pin, key) ?? pin)}
            >
              {key === 'Backspace' ? <Delete aria-hidden className="size-6" /> : key}
            </button>
          ),
        )}
      </div>
    </div>
  );
}

/** @param key as keyboards name it. @returns undefined for a key that the pad does not have. */
export function afterKey(pin: string, key: string): string | undefined {
  if (key === 'Backspace') return pin.slice(0, -1);
  return /^\p{Nd}$/u.test(key) ? pin + key : undefined;
}

function problemOf(error: unknown): string {
  const refused = refusal(error);
  if (refused.code === 'bad_input')
    return refused.data.issues.map(({ message }) => message).join(' ');
  return UNSPECIFIC.has(refused.code) ? m.pin_failed() : refused.message;
}
