import { useEffect, useState } from 'react';

/**
 * State that outlives a reload of its tab: phones with little memory throw a page away while its
 * visitor looks up a code or pays. It ends with the tab.
 * For parts that the server never renders: their first render may differ from a fresh one.
 * @param read turns what was kept into a value; undefined discards it
 */
export function useTabDraft<Value>(
  key: string,
  initial: Value,
  read: (kept: unknown) => Value | undefined,
): [Value, (next: Value | ((previous: Value) => Value)) => void] {
  const [value, setValue] = useState<Value>(() => restore(key, read) ?? initial);
  useEffect(() => keepTabDraft(key, value), [key, value]);
  return [value, setValue];
}

/** Puts a draft in place for a part that is not shown yet. */
export function keepTabDraft(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private mode, or full: a draft lives as long as the page.
  }
}

/** Throws a draft away; what shows it must be gone, or it is kept again. */
export function discardTabDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

function restore<Value>(
  key: string,
  read: (kept: unknown) => Value | undefined,
): Value | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : read(JSON.parse(text));
  } catch {
    return undefined;
  }
}
