import { useEffect, useState } from 'react';

/** A pressed finger or button, or the caret in a field. */
const IN_USE =
  'body :active, textarea:focus, select:focus, input:focus:not([type=radio], [type=checkbox], [type=file])';

const MAY_END = ['focusout', 'pointerup', 'pointercancel', 'keyup', 'visibilitychange'] as const;

/** Whether the visitor types or presses now, so that nothing on the page may move. */
export function isPageInUse(): boolean {
  return !document.hidden && document.querySelector(IN_USE) !== null;
}

/** Calls at once, or as soon as the visitor stops typing or pressing. @returns a function that stops waiting. */
function whenFree(call: () => void): () => void {
  if (!isPageInUse()) {
    call();
    return () => {};
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  // In a task of its own: a click comes after the press, and the focus may move to another field.
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isPageInUse()) return;
      stop();
      call();
    });
  };
  const stop = () => {
    clearTimeout(timer);
    for (const name of MAY_END) document.removeEventListener(name, look, true);
  };
  for (const name of MAY_END) document.addEventListener(name, look, true);
  return stop;
}

/**
 * The newest value, but while the visitor types or presses the one before, so that news neither
 * moves nor replaces what a finger or the caret is on.
 * @param act another one shows the value at once: it is the answer to what the visitor did.
 */
export function useSteady<Value>(value: Value, act = 0): Value {
  const [shown, setShown] = useState({ value, act });
  const isOwn = shown.act !== act;
  if (isOwn) setShown({ value, act });
  useEffect(() => {
    if (shown.value === value) return;
    return whenFree(() => setShown({ value, act }));
  }, [shown, value, act]);
  return isOwn ? value : shown.value;
}
