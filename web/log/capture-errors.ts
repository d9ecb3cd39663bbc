import type { Api } from '../api/api-client';
import { atFirstMove } from '../device/first-move';
import { noteGlobalErrors } from '../device/noted';

/**
 * Notes errors from now on. What sends them is fetched when there is an error to send or the visitor
 * moves, whichever is first: a page that is only looked at does without.
 * @param makeApi one whose own failures are not noted.
 */
export function captureErrors(makeApi: () => Api): void {
  let asked = false;
  const start = () => {
    if (asked) return;
    asked = true;
    import('./start-logger').then(
      ({ startLogger }) => startLogger(makeApi()),
      () => {
        // Without a network the next error asks again.
        asked = false;
      },
    );
  };
  noteGlobalErrors(start);
  atFirstMove(start);
}
