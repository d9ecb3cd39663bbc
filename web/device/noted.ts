/** Something that a page noticed of itself, for the log. */
export interface Noted {
  level: 'warn' | 'error';
  category: string;
  /** A sentence, an error, a request or its answer, or a list of whatever was said. */
  said: unknown;
  /** ISO 8601, UTC. */
  at: string;
  /** The page's path. */
  path: string;
}

/** Until somebody hears them, the first are kept: they are the cause of those that follow. */
const MOST_KEPT = 20;

let kept: Noted[] = [];
let wake = (): void => undefined;
let noting = false;
let hear = (noted: Noted): void => {
  if (kept.length < MOST_KEPT) kept.push(noted);
  if (noted.level === 'error') wake();
};

/** Notes something for the log; that never fails. */
export function note(level: Noted['level'], category: string, said: unknown): void {
  tell({ level, category, said, at: new Date().toISOString(), path: location.pathname });
}

/** Notes why an attempt failed, and passes that on. */
export function noteFailure<Result>(category: string, attempt: Promise<Result>): Promise<Result> {
  return attempt.catch((error: unknown) => {
    note('warn', category, error);
    throw error;
  });
}

function tell(noted: Noted): void {
  // What is said while noting, by a faulty getter perhaps, is not noted again.
  if (noting) return;
  noting = true;
  try {
    hear(noted);
  } catch {
    // A fault of the log is not for the log.
  }
  noting = false;
}

/** Hands over what was kept, and from now on everything at once. */
export function hearNotes(listener: (noted: Noted) => void): void {
  const early = kept;
  kept = [];
  hear = listener;
  early.forEach(tell);
}

/**
 * Notes console errors, uncaught exceptions and unhandled rejections (spec §8).
 * @param onError there is an error to hear about, and nobody hears it yet.
 */
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
