import { slotDay, slotWindow } from '../../../../shared/domain/orders/slot-words';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/select-field';
import { LoadingNote, Skeleton } from '../../../ui/skeleton';
import { Failure } from '../../shop/use-attempt';
import { choicesByDay, firstFree } from './slot-choice';
import type { useOrderTime } from './use-order-time';

interface SlotPickerProps {
  time: ReturnType<typeof useOrderTime>;
  onChoose: (slotAt: string) => void;
}

/** The day and the quarter of an hour of an order for later. Full ones are shown, but cannot be chosen. */
export function SlotPicker({ time, onChoose }: SlotPickerProps) {
  const { choices, now, problem } = time;
  if (time.hasFailed) {
    return <Failure message="We could not load the times. Trying again…" />;
  }
  if (!choices) {
    return (
      <>
        <LoadingNote>Loading the times…</LoadingNote>
        <Skeleton className="h-31" />
      </>
    );
  }
  const days = choicesByDay(choices, now);
  const [firstDay = ''] = days.keys();
  const chosenDay = time.slotAt === null ? firstDay : slotDay(time.slotAt, now);
  const listed = days.get(chosenDay) ?? days.get(firstDay) ?? [];
  const isListed = listed.some(({ startsAt }) => startsAt === time.slotAt);
  if (listed.length === 0) return <Failure message={problem} />;
  return (
    <div className="flex flex-col gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: it is inside a fieldset, and two frames say less */}
      <div role="group" aria-label="Day" className="grid grid-cols-2 gap-2 large-text:grid-cols-1">
        {[...days].map(([day, ofDay]) => {
          const first = firstFree(ofDay);
          return (
            <Button
              key={day}
              variant={day === chosenDay ? 'primary' : 'quiet'}
              aria-pressed={day === chosenDay}
              disabled={first === undefined && day !== chosenDay}
              onClick={() => first !== undefined && day !== chosenDay && onChoose(first)}
            >
              <span className="first-letter:uppercase">{day}</span>
              {first === undefined && ' (full)'}
            </Button>
          );
        })}
      </div>
      <SelectField
        label="Time"
        error={problem}
        value={isListed ? (time.slotAt ?? '') : ''}
        onChange={(event) => onChoose(event.target.value)}
      >
        {!isListed && (
          <option value="" disabled>
            Choose a time
          </option>
        )}
        {listed.map(({ startsAt, isFull }) => (
          <option key={startsAt} value={startsAt} disabled={isFull}>
            {slotWindow(startsAt)}
            {isFull && ' (full)'}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
