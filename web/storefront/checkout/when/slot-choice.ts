import { slotDay } from '../../../../shared/domain/orders/slot-words';
import type { SlotChoice } from '../../../../shared/domain/orders/slots';
import { m } from '../../../../shared/messages/compiled/messages';

export function firstFree(choices: readonly SlotChoice[]): string | undefined {
  return choices.find(({ isFull }) => !isFull)?.startsAt;
}

interface Wish {
  /** The slot that the customer has chosen; null for as soon as possible. */
  wanted: string | null;
  /** Undefined while they are not known. */
  choices: readonly SlotChoice[] | undefined;
  /** Whether the shop is closed and takes orders for later only. */
  isOnlyLater: boolean;
}

/** The slot of the order, null for none. A closed shop's customer gets the first free one. */
export function slotOf({ wanted, choices = [], isOnlyLater }: Wish): string | null {
  return wanted ?? (isOnlyLater ? firstFree(choices) : null) ?? null;
}

/** Why the order cannot be placed for its slot; unknown choices are no reason against a chosen one. */
export function slotProblem(wish: Wish): string | undefined {
  const slotAt = slotOf(wish);
  const { choices, isOnlyLater } = wish;
  if (slotAt === null) {
    if (!isOnlyLater) return undefined;
    return choices ? m.checkout_no_time_free_try_later() : m.checkout_time_missing();
  }
  if (!choices) return undefined;
  const choice = choices.find(({ startsAt }) => startsAt === slotAt);
  if (!choice) return m.checkout_time_gone();
  return choice.isFull ? m.checkout_time_full() : undefined;
}

/** The choices by day, in the order of time. */
export function choicesByDay(
  choices: readonly SlotChoice[],
  now: Date,
): ReadonlyMap<string, SlotChoice[]> {
  const days = new Map<string, SlotChoice[]>();
  for (const choice of choices) {
    const day = slotDay(choice.startsAt, now);
    days.set(day, [...(days.get(day) ?? []), choice]);
  }
  return days;
}
