/** An error or warning of a page, for the log. */
export interface Noted {
  level: 'warn' | 'error';
  category: string;
  /** A sentence, an error, a request or its response, or a list of console arguments. */
  said: unknown;
  /** ISO 8601, UTC. */
  at: string;
  path: string;
}

/** Without a subscriber only the first notes are stored, because they explain the later ones. */
const MOST_STORED = 20;

let stored: Noted[] = [];
let wake = (): void => undefined;
let noting = false;
let subscriber = (noted: Noted): void => {
  if (stored.length < MOST_STORED) stored.push(noted);
  if (noted.level === 'error') wake();
};

/** Records something for the log. It never throws. */
export function note(level: Noted['level'], category: string, said: unknown): void {
  publish({ level, category, said, at: new Date().toISOString(), path: location.pathname });
}

/** Records why a promise was rejected, and rejects with the same error. */
export function noteFailure<Result>(category: string, attempt: Promise<Result>): Promise<Result> {
  return attempt.catch((error: unknown) => {
    note('warn', category, error);
    throw error;
  });
}

function publish(noted: Noted): void {
  // Notes recorded during this call, for example by a faulty getter, are dropped.
  if (noting) return;
  noting = true;
  try {
    subscriber(noted);
  } catch {
    // Errors of the log itself are not logged.
  }
  noting = false;
}

/** Passes on the stored notes, and then every new note at once. */
export function subscribeToNotes(listener: (noted: Noted) => void): void {
  const early = stored;
  stored = [];
  subscriber = listener;
  early.forEach(publish);
}

/** Records errors (platform rule 10). `onError` is called for one that has no subscriber yet. */
export function noteGlobalErrors(onError: () => void): void {
  wake = onError;
  addEventListener('error', ({ error, message }) => note('error', 'uncaught', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => note('error', 'rejection', reason));
  const show = console.error;
  console.error = (...said: unknown[]) => {
    show(...said);
    note('error', 'console', said);
  };
}
