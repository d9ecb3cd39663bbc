import { slotDay, slotWindow } from '../../../../shared/domain/orders/slot-words';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/select-field';
import { LoadingNote, Skeleton } from '../../../ui/skeleton';
import { withElements } from '../../../ui/with-elements';
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
  if (time.hasFailed) return <Failure message={m.checkout_times_failed()} />;
  if (!choices) {
    return (
      <>
        <LoadingNote>{m.checkout_times_loading()}</LoadingNote>
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
      <div
        role="group"
        aria-label={m.checkout_day()}
        className="grid grid-cols-2 gap-2 large-text:grid-cols-1"
      >
        {[...days].map(([day, ofDay]) => {
          const first = firstFree(ofDay);
          const shownDay = <span className="first-letter:uppercase">{day}</span>;
          return (
            <Button
              key={day}
              variant={day === chosenDay ? 'primary' : 'quiet'}
              aria-pressed={day === chosenDay}
              disabled={first === undefined && day !== chosenDay}
              onClick={() => first !== undefined && day !== chosenDay && onChoose(first)}
            >
              {first === undefined ? withElements(m.checkout_full, { slot: shownDay }) : shownDay}
            </Button>
          );
        })}
      </div>
      <SelectField
        label={m.checkout_time()}
        error={problem}
        value={isListed ? (time.slotAt ?? '') : ''}
        onChange={(event) => onChoose(event.target.value)}
      >
        {!isListed && (
          <option value="" disabled>
            {m.checkout_choose_time()}
          </option>
        )}
        {listed.map(({ startsAt, isFull }) => (
          <option key={startsAt} value={startsAt} disabled={isFull}>
            {isFull ? m.checkout_full({ slot: slotWindow(startsAt) }) : slotWindow(startsAt)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
