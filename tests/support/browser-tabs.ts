/**
 * One key of a browser's storage, seen by as many tabs as are opened.
 * @param text what an earlier visit has left.
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
