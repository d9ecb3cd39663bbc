import { setTimeout as sleep } from 'node:timers/promises';
import type { MadeOf } from '../request-facts';
import { type KeptAnswer, keepAnswer } from './cached-response';
import { oneAtATime } from './one-at-a-time';
import { areasOf, isPage, type PublicArea } from './public-reads';

/** The pages, the calls, and the menu's page for each of many categories. */
const MOST_KEPT = 60;
/** How long who asks waits for the newest answer where there is an older one, in ms. */
export interface ReaderPatience {
  /** A busy shop answers. */
  hearingMs: number;
  /** While the line to the database is cut it hardly will. */
  cutMs: number;
  /** Until what was begun before is done, and theirs is begun: it may hang. */
  turnMs: number;
}

const PATIENCE: ReaderPatience = { hearingMs: 5000, cutMs: 1000, turnMs: 500 };
/** So long an answer holds while the database cannot tell of changes. */
const UNHEARD_MS = 1000;
/** Whether the shop is open, and what a page says of its hours, changes on the minute. */
const MINUTE_MS = 60_000;
/** Of an answer in which a part is older than it: the next one who asks has it made anew. */
const NEVER_FRESH = -1;

interface KeptEntry {
  answer: KeptAnswer;
  /** Which of all changes was the last one of what it is made of. */
  generation: number;
  /** By the process's own clock, in ms. */
  madeAt: number;
  /** Of the shop's clock, since 1970. */
  minute: number;
}

interface Making {
  /** Undefined while it waits for its turn: what it will be made of has not been read yet. */
  generation?: number;
  answer: Promise<Found>;
  /** Begun once this one is done, for all who have asked since something changed. */
  next?: Promise<Found>;
}

/** An answer that was kept, or made just now. */
export interface Found {
  answer: KeptAnswer;
  /** Set when it was made for whoever asks, and logged under this id. */
  requestId?: string;
}

/** What a kept answer depends on. */
export interface KeeperParts {
  /** Makes an answer anew, and logs it; what it reads of the kept ones, it finds with `madeOf`. */
  readonly make: (request: Request, madeOf: MadeOf) => Response | Promise<Response>;
  readonly publicUrl: string;
  readonly clock: () => Date;
  /** Whether every change is heard of now. */
  readonly isHearing: () => boolean;
}

/** The answers that are the same for everyone, made once for each change of what they are made of. */
export interface AnswerKeeper {
  /** The answer, when nothing has to be made or waited for. */
  fresh(path: string): KeptAnswer | undefined;
  /**
   * @param path as `publicReadOf` tells it.
   * @param madeOf of the page that is made of this answer, if one is.
   */
  find(path: string, madeOf?: MadeOf): Promise<Found>;
  /** These have changed: what was made of them, and what is being made, is given to nobody any more. */
  forget(areas: readonly PublicArea[]): void;
}

/**
 * Keeps public answers in memory until they are forgotten. All who ask while one is made wait for
 * the same one. While a new one cannot be made, because the database is gone or slow, the last one is
 * given: the shop can be read, and placing an order asks the database anyway.
 */
export function keepAnswers(
  { make, publicUrl, clock, isHearing }: KeeperParts,
  patience = PATIENCE,
): AnswerKeeper {
  /** The most recently made stands last. */
  const kept = new Map<string, KeptEntry>();
  const making = new Map<string, Making>();
  /** Pages alone: a call's answer is made soon, and they wait for it. */
  const pageInTurn = oneAtATime(patience.turnMs);
  let changes = 0;
  const lastChange = new Map<PublicArea, number>();

  const generationOf = (path: string) =>
    Math.max(...areasOf(path).map((area) => lastChange.get(area) ?? 0));
  const minuteNow = () => Math.floor(clock().getTime() / MINUTE_MS);

  function isFresh(path: string, entry: KeptEntry): boolean {
    return (
      entry.generation === generationOf(path) &&
      entry.minute === minuteNow() &&
      (isHearing() || performance.now() - entry.madeAt < UNHEARD_MS)
    );
  }

  function keep(path: string, entry: KeptEntry): void {
    const known = kept.get(path);
    if (known && known.generation > entry.generation) return;
    kept.delete(path);
    kept.set(path, entry);
    if (kept.size <= MOST_KEPT) return;
    // Whoever makes up categories pushes out none of what everybody asks for.
    const oldest = [...kept.keys()].find((each) => each.includes('?'));
    if (oldest !== undefined) kept.delete(oldest);
  }

  async function makeAnew(path: string): Promise<Found> {
    const generation = generationOf(path);
    const begun = { generation, madeAt: performance.now(), minute: minuteNow() };
    const madeOf: MadeOf = { anyOld: false };
    const response = await make(new Request(publicUrl + path), madeOf);
    const answer = await keepAnswer(response);
    if (madeOf.anyOld) begun.generation = NEVER_FRESH;
    if (answer.status === 200) keep(path, { answer, ...begun });
    const requestId = response.headers.get('X-Request-Id');
    return { answer, ...(requestId && { requestId }) };
  }

  async function begin(path: string): Promise<Found> {
    const make = () => {
      begun.generation = generationOf(path);
      return makeAnew(path);
    };
    // While the line is cut a page mostly waits for its parts, and would keep the others waiting.
    const takesTurn = isPage(path) && isHearing();
    const begun: Making = { answer: takesTurn ? pageInTurn(make) : Promise.resolve().then(make) };
    making.set(path, begun);
    try {
      return await begun.answer;
    } finally {
      if (making.get(path) === begun) making.delete(path);
    }
  }

  /**
   * What is made of the present state: one making for all who ask, logged for the first of them. They
   * take turns: with orders coming all the time each reader would else have the menu made for itself.
   */
  async function newest(path: string): Promise<Found> {
    const under = making.get(path);
    if (!under) return begin(path);
    const isOwn = [undefined, generationOf(path)].includes(under.generation);
    const own = isOwn ? under.answer : under.next;
    if (own) return { answer: (await own).answer };
    const turn = sleep(patience.turnMs, undefined, { ref: false });
    const beginNext = () => begin(path);
    under.next = Promise.race([under.answer, turn]).then(beginNext, beginNext);
    return under.next;
  }

  /** What comes too late is kept for the next one; that it failed was logged where it was made. */
  async function newestOr(last: KeptAnswer, path: string, madeOf?: MadeOf): Promise<Found> {
    const patienceMs = isHearing() ? patience.hearingMs : patience.cutMs;
    const late = sleep(patienceMs, undefined, { ref: false });
    const found = await Promise.race([newest(path), late]).catch(() => undefined);
    if (found && found.answer.status < 500) return found;
    if (madeOf) madeOf.anyOld = true;
    return { answer: last };
  }

  return {
    fresh(path) {
      const entry = kept.get(path);
      return entry && isFresh(path, entry) ? entry.answer : undefined;
    },
    async find(path, madeOf) {
      const entry = kept.get(path);
      if (!entry) return newest(path);
      return isFresh(path, entry) ? entry : newestOr(entry.answer, path, madeOf);
    },
    forget(areas) {
      changes += 1;
      for (const area of areas) lastChange.set(area, changes);
    },
  };
}
