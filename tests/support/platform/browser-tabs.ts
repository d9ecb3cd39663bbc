/**
 * One key of a browser's storage, shared by any number of tabs.
 * @param text the value stored by an earlier visit.
 */
export function browserTabs(text?: string) {
  const stored = { text, isFull: false };
  const tabs = new Set<Set<() => void>>();
  const tab = () => {
    const listeners = new Set<() => void>();
    tabs.add(listeners);
    const put = (next: string | undefined) => {
      if (next === stored.text) return;
      stored.text = next;
      // The tab that wrote it gets no storage event.
      for (const others of tabs)
        if (others !== listeners) for (const listener of others) listener();
    };
    return {
      read: () => stored.text,
      write: (next: string) => {
        if (!stored.isFull) put(next);
      },
      remove: () => put(undefined),
      onChangeElsewhere(listener: () => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
  };
  return { stored, tab };
}
