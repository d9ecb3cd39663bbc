import type { Api } from '../api/api-client';
import { atFirstMove } from '../device/first-move';
import { noteGlobalErrors } from '../device/noted';

/** Loads the logger at the first error or interaction. `createApi`'s failures are not logged. */
export function captureErrors(createApi: () => Api): void {
  let isRequested = false;
  const start = () => {
    if (isRequested) return;
    isRequested = true;
    import('./start-logger').then(
      ({ startLogger }) => startLogger(createApi()),
      () => {
        // The page may be offline. The next error tries again.
        isRequested = false;
      },
    );
  };
  noteGlobalErrors(start);
  atFirstMove(start);
}
