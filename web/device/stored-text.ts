export interface StoredText {
  /** Undefined when nothing is stored, or the browser forbids storage. */
  read(): string | undefined;
  /** Stores it if the browser allows it. Full or blocked storage must not disturb the customer. */
  write(text: string): void;
  remove(): void;
  /** Calls back when another tab has changed it. Returns a function that unsubscribes. */
  onChangeElsewhere(listener: () => void): () => void;
}

/** @param area `session` storage belongs to one tab and ends with it. */
export function storedText(key: string, area: 'local' | 'session' = 'local'): StoredText {
  const attempt = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(area === 'local' ? localStorage : sessionStorage);
    } catch {
      // In private mode or with full storage the page works without it.
      return undefined;
    }
  };
  return {
    read: () => attempt((storage) => storage.getItem(key)) ?? undefined,
    write: (text) => attempt((storage) => storage.setItem(key, text)),
    remove: () => attempt((storage) => storage.removeItem(key)),
    onChangeElsewhere(listener) {
      const onStorage = (event: StorageEvent) => {
        // The key is null when everything was cleared.
        if (event.key === key || event.key === null) listener();
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}
