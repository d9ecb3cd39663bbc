import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useVisibleInterval } from '../../../device/use-visible-interval';

const POLL_INTERVAL_MS = 15_000;

/**
 * What the server says about the moment, read again every 15 s while the page is visible. A failed read
 * keeps the last answer.
 * @param load must be as cheap as its interval.
 */
export function usePolled<Answer extends { now: string }>(load: () => Promise<Answer>) {
  const [known, setKnown] = useState<{ answer: Answer; offsetMs: number }>();
  const shownFrom = useRef(0);
  const asked = useRef(0);

  const show = (answer: Answer, question: number) => {
    // A slow answer must not replace a newer one.
    if (question < shownFrom.current) return;
    shownFrom.current = question;
    setKnown({ answer, offsetMs: Date.parse(answer.now) - Date.now() });
  };
  const begin = () => {
    asked.current += 1;
    return asked.current;
  };
  const read = () => {
    const question = begin();
    void load().then(
      (answer) => show(answer, question),
      () => {},
    );
  };
  const first = useEffectEvent(read);
  useEffect(() => first(), []);
  useVisibleInterval(read, POLL_INTERVAL_MS, true);

  return {
    /** Undefined until the first answer. */
    answer: known?.answer,
    /** The server's clock minus this one (ms). */
    offsetMs: known?.offsetMs ?? 0,
    read,
    /** Shows the answer to a change, which is newer than every question before it. */
    receive: (answer: Answer) => show(answer, begin()),
  };
}
