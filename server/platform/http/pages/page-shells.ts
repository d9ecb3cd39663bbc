import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathIn, splitLanguage } from '../../../../shared/domain/platform/languages';
import { RENDERS_AT_ONCE } from '../../limits/open-at-once';
import { PUBLIC_PAGES } from '../static/search-engine-files';

/** What the server renders of a private page: the same for everyone, since the browser loads the rest. */
export interface Shell {
  /** '/admin/orders/:orderId' */
  readonly pattern: string;
  /** The path for which it is rendered and under which it is cached. A client chooses no byte of it. */
  readonly path: string;
}

const DATA = '.data';
const PUBLIC: ReadonlySet<string> = new Set(PUBLIC_PAGES);

/** A browser that asks for a missing picture must not get the home page. A page's data ends in `.data`. */
export function isMissingFile(pathname: string, pattern: string): boolean {
  return pattern === '/*' && /\.(?!data$)[a-z][a-z0-9]*$/i.test(pathname);
}

/**
 * Undefined for files, and for the public pages, which are cached by their paths.
 * @param pathname with its language.
 */
export function shellOf(
  pathname: string,
  patternOf: (pathname: string) => string,
): Shell | undefined {
  const { language, path } = splitLanguage(pathname);
  if (PUBLIC.has(path)) return undefined;
  const pattern = patternOf(path);
  if (isMissingFile(path, pattern)) return undefined;
  const page = pattern.replace(/:\w+|\*/g, '-');
  return { pattern, path: pathIn(language, path.endsWith(DATA) ? page + DATA : page) };
}

/** A render that has taken so long waits for the database rather than for the processor, and lets others begin. */
const WAITS_AFTER_MS = 200;

/**
 * Limits renders. The requests that have arrived meanwhile are begun before the next one. A public page goes before
 * the others that wait: each dish has its own page, so a client may make hundreds of them wait.
 */
export function limitRenders() {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(pathname: string, render: () => Promise<Result>): Promise<Result> => {
    const wait = (start: () => void) =>
      PUBLIC.has(splitLanguage(pathname).path) ? waiting.unshift(start) : waiting.push(start);
    if (running < RENDERS_AT_ONCE) running += 1;
    else await new Promise<void>(wait);
    let isCounted = true;
    const release = () => {
      if (!isCounted) return;
      isCounted = false;
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    };
    const timer = setTimeout(release, WAITS_AFTER_MS);
    try {
      await nextTurn();
      return await render();
    } finally {
      clearTimeout(timer);
      release();
    }
  };
}
