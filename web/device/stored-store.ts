import { createStore, type ReadableStore, subscribeToAll } from './store';
import type { StoredText } from './stored-text';

interface StoredFormat<Value> {
  storage: StoredText;
  /** Stored with the value and increased when its format changes. */
  version: number;
  /** Undefined when unreadable. @param version undefined for data that this code has not stored. */
  parse: (data: unknown, version: unknown) => Value | undefined;
  initial: () => Value;
  /** In the language of the browser's script, as a module's own texts are. */
  droppedMessage?: string;
}

/** A value on the device, shared by all tabs. `get` never returns an outdated one. */
export interface StoredStore<Value> extends ReadableStore<Value> {
  /** Returns whether the browser has stored it. If not, the value lasts as long as the page. */
  set(next: Value): boolean;
  clear(): void;
  /** The value as last read, set, or changed by another tab: what a page shows does not read the storage each time. */
  readonly shown: ReadableStore<Value>;
  /** Calls back only when another tab has changed it. Returns a function that unsubscribes. */
  onChangeElsewhere(listener: () => void): () => void;
}

/** Messages about dropped data that the customer has not seen yet. */
export const droppedMessages = createStore<readonly string[]>([]);

export function createStoredStore<Value extends object | undefined>(
  format: StoredFormat<Value>,
): StoredStore<Value> {
  const { storage, version } = format;
  const changes = createStore(0);
  let unstored: string | undefined;
  let known: { text: string | undefined; value: Value } | undefined;

  function drop(): void {
    storage.remove();
    const message = format.droppedMessage;
    // Deferred, because a component may read the store while it renders.
    if (message) queueMicrotask(() => droppedMessages.set([...droppedMessages.get(), message]));
  }

  function get(): Value {
    const text = unstored ?? storage.read();
    if (!known || known.text !== text) {
      const value = text === undefined ? undefined : format.parse(...parsed(text));
      if (text !== undefined && value === undefined) drop();
      known = { text: value && text, value: value ?? format.initial() };
    }
    return known.value;
  }

  const subscribe = subscribeToAll(changes.subscribe, (listener) =>
    storage.onChangeElsewhere(() => {
      get();
      listener();
    }),
  );

  return {
    get,
    subscribe,
    shown: { get: () => (known ? known.value : get()), subscribe },
    set(value) {
      const text = JSON.stringify({ version, ...value });
      storage.write(text);
      const isStored = storage.read() === text;
      unstored = isStored ? undefined : text;
      known = { text, value };
      changes.set(changes.get() + 1);
      return isStored;
    },
    clear() {
      unstored = undefined;
      storage.remove();
      get();
      changes.set(changes.get() + 1);
    },
    onChangeElsewhere: storage.onChangeElsewhere,
  };
}

/** The data and its version. Data without a version may be any JSON or plain text. */
function parsed(text: string): [data: unknown, version: unknown] {
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored)) return [stored, undefined];
    const { version, ...data } = stored;
    return [data, version];
  } catch {
    return [text, undefined];
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
