import { MINUTE_MS } from '../../shared/domain/platform/durations';
import { asksNotToBeCounted, countingChoice, countingText } from './counting-consent';
import { createStoredStore, isRecord } from './stored-store';
import { storedText } from './stored-text';

/** The visit at which a visitor who has not ordered is asked. */
const ASKED_AT_VISIT = 3;
const VISIT_ENDS_AFTER_MS = 30 * MINUTE_MS;

interface Question {
  /** On this device, until the question. */
  visits: number;
  /** Ms since the epoch. */
  lastAt: number;
  hasOrdered: boolean;
  /** Never a second time, answered or not. */
  isAsked: boolean;
}

/** When this device is asked whether its visits may be counted. None of it leaves the device. */
export const countingQuestion = createStoredStore<Question>({
  storage: storedText('maenam-counting-question'),
  version: 1,
  parse: (data) =>
    isRecord(data) && typeof data['visits'] === 'number' && typeof data['lastAt'] === 'number'
      ? {
          visits: data['visits'],
          lastAt: data['lastAt'],
          hasOrdered: data['hasOrdered'] === true,
          isAsked: data['isAsked'] === true,
        }
      : undefined,
  initial: () => ({ visits: 0, lastAt: 0, hasOrdered: false, isAsked: false }),
});

/** A visit ends half an hour after the last page of it was opened. */
export function noteVisit(now: Date): void {
  const question = countingQuestion.get();
  if (question.isAsked) return;
  const isNew = now.getTime() - question.lastAt >= VISIT_ENDS_AFTER_MS;
  const visits = question.visits + (isNew ? 1 : 0);
  countingQuestion.set({ ...question, visits, lastAt: now.getTime() });
}

export function noteOrder(): void {
  countingQuestion.set({ ...countingQuestion.get(), hasOrdered: true });
}

/** After an order or at the third visit, once, unless the visitor or their browser has answered already. */
export function isCountingAsked(): boolean {
  const { visits, hasOrdered, isAsked } = countingQuestion.get();
  return !isAsked && !hasAnswered() && (hasOrdered || visits >= ASKED_AT_VISIT);
}

/** Here or on the privacy page, or by a browser that objects to tracking. */
export function hasAnswered(): boolean {
  return countingText.read() !== undefined || asksNotToBeCounted();
}

export function noteAsked(): void {
  countingQuestion.set({ ...countingQuestion.get(), isAsked: true });
}

export function answerCounting(allowed: boolean): void {
  countingChoice.set({ allowed });
}
