/** A text that a power cut does not lose. Browsers write localStorage to the disk only seconds later. */
export interface StrictCopy {
  /** Undefined when nothing is stored. Rejects if the browser forbids it. */
  read(): Promise<string | undefined>;
  /** Resolves once it is on the disk. Rejects if the browser cannot store it. */
  write(text: string): Promise<void>;
}

const STORE = 'texts';

/** @param key names its database. */
export function strictCopy(key: string): StrictCopy {
  return {
    read: () => inStore<string | undefined>(key, 'readonly', (texts) => texts.get(key)),
    async write(text) {
      await inStore(key, 'readwrite', (texts) => texts.put(text, key));
    },
  };
}

function inStore<Result>(
  name: string,
  mode: IDBTransactionMode,
  use: (texts: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      // 'strict': complete means that the disk has it, not only the system's cache.
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      const request = use(transaction.objectStore(STORE));
      transaction.oncomplete = () => {
        database.close();
        resolve(request.result);
      };
      transaction.onabort = () => {
        database.close();
        reject(transaction.error);
      };
    };
  });
}
