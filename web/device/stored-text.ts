/** A text that the browser keeps between visits, shared by all tabs of the shop. */
export interface StoredText {
  /** What is kept, or undefined when nothing is, or the browser keeps nothing for us. */
  read(): string | undefined;
  /** Keeps it if the browser lets us; a full or forbidden storage is not the customer's problem. */
  write(text: string): void;
  /** Calls back when another tab has changed it; answers a function that stops this. */
  onChangeElsewhere(listener: () => void): () => void;
}

/** A text in `localStorage` under one key. */
export function storedText(key: string): StoredText {
  return {
    read() {
      try {
        return localStorage.getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(text) {
      try {
        localStorage.setItem(key, text);
      } catch {
        // Private mode, or full: what is in memory serves until the page is closed.
      }
    },
    onChangeElsewhere(listener) {
      const heard = (event: StorageEvent) => {
        // A null key: everything was cleared.
        if (event.key === key || event.key === null) listener();
      };
      addEventListener('storage', heard);
      return () => removeEventListener('storage', heard);
    },
  };
}
