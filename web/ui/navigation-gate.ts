import type { createMemoryRouter, Location } from 'react-router';

export type Router = ReturnType<typeof createMemoryRouter>;
type Asked = Parameters<Parameters<Router['getBlocker']>[1]>[0];
/** @param retry asks for the lost navigation again. */
type OnLost = (retry: () => void) => void;

/** The router has one blocker at a time. */
const GATE = 'gate';

/**
 * Holds a navigation back until it can be carried out, and meanwhile only the latest one. Back and Forward pass.
 * @param readyFor rejects if it cannot be; undefined if it can at once.
 */
export function createNavigationGate(
  router: Router,
  readyFor: (location: Location) => Promise<unknown> | undefined,
) {
  const told = new Set<OnLost>();
  let latest = 0;

  function hold({ nextLocation, historyAction }: Asked): boolean {
    if (historyAction === 'POP') return false;
    latest += 1;
    const own = latest;
    const ready = readyFor(nextLocation);
    const go = () => {
      const { state, pathname } = nextLocation;
      const to = { ...nextLocation, pathname: withoutBasename(router, pathname) };
      void router.navigate(to, { state, replace: historyAction === 'REPLACE' });
    };
    ready?.then(
      () => own === latest && go(),
      () => {
        if (own === latest) for (const tell of told) tell(go);
      },
    );
    return ready !== undefined;
  }

  return {
    /** Begins. @returns ends it. */
    close() {
      router.getBlocker(GATE, hold);
      return () => router.deleteBlocker(GATE);
    },
    /** @returns stops telling. */
    onLost(tell: OnLost): () => void {
      told.add(tell);
      return () => void told.delete(tell);
    },
  };
}

/** The router's locations have its basename, which its `navigate` puts before every path. */
function withoutBasename({ basename = '/' }: Router, pathname: string): string {
  return basename === '/' ? pathname : pathname.slice(basename.length) || '/';
}
