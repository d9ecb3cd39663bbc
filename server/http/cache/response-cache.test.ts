import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import type { MadeOf } from '../request-facts';
import { textOf } from './cached-response';
import { PUBLIC_AREAS, type PublicArea } from './public-reads';
import { keepAnswers, type ReaderPatience } from './response-cache';

/** How often an answer was made, and what the next ones say. */
let made: string[];
let says: string;
let status: number;
let now: Date;
let hearing: boolean;
/** While set, no answer comes to an end. */
let held: Gate | undefined;
/** While set, what the menu's page is made of. */
let madeOf: ((page: MadeOf) => Promise<string>) | undefined;

const LONG: ReaderPatience = { hearingMs: 60_000, cutMs: 60_000, turnMs: 60_000 };

interface Gate {
  promise: Promise<void>;
  open: () => void;
}

function gate(): Gate {
  let open = () => {};
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open };
}

beforeEach(() => {
  made = [];
  says = 'first';
  status = 200;
  now = new Date('2026-04-15T06:30:20Z');
  hearing = true;
  held = undefined;
  madeOf = undefined;
});

/** @param patience the shop's unless told. */
function keeper(patience?: ReaderPatience) {
  const parts = {
    make: async (request: Request, page: MadeOf) => {
      made.push(request.url);
      const isOfParts = madeOf && request.url.endsWith('/menu');
      const body = isOfParts ? await madeOf?.(page) : says;
      if (!isOfParts) await held?.promise;
      return new Response(body, { status, headers: { 'X-Request-Id': `made-${made.length}` } });
    },
    publicUrl: 'http://shop',
    clock: () => now,
    isHearing: () => hearing,
  };
  return keepAnswers(parts, patience);
}

const read = async (answers: ReturnType<typeof keeper>, path = '/menu', page?: MadeOf) => {
  const { answer } = await answers.find(path, page);
  return textOf(answer);
};

const begun = (makings: number) => expect.poll(() => made.length, { interval: 5 }).toBe(makings);

test('an answer is made once, for however many ask at once and later', async () => {
  const answers = keeper();
  held = gate();
  const asked = Array.from({ length: 20 }, () => answers.find('/menu'));
  held.open();
  const found = await Promise.all(asked);
  expect(found.map(({ requestId }) => requestId).filter(Boolean)).toEqual(['made-1']);
  expect(await read(answers)).toBe('first');
  expect(made).toEqual(['http://shop/menu']);
});

test('what was forgotten is made anew, also while it was being made', async () => {
  const answers = keeper();
  held = gate();
  const before = read(answers);
  await begun(1);
  says = 'second';
  answers.forget(PUBLIC_AREAS);
  const after = read(answers);
  held.open();
  expect(await before).toBe('first');
  expect(await after).toBe('second');
  expect(await read(answers)).toBe('second');
  expect(made).toHaveLength(2);
});

test('a making that is overtaken by a newer one leaves the newer one kept', async () => {
  const answers = keeper({ ...LONG, turnMs: 10 });
  const slow = gate();
  held = slow;
  const before = read(answers);
  await begun(1);
  held = undefined;
  says = 'second';
  answers.forget(PUBLIC_AREAS);
  expect(await read(answers)).toBe('second');
  slow.open();
  expect(await before).toBe('first');
  expect(await read(answers)).toBe('second');
  expect(made).toHaveLength(2);
});

test('however often something changes, an answer is made once at a time', async () => {
  const answers = keeper(LONG);
  const [first, second] = [gate(), gate()];
  held = first;
  const asked = [read(answers)];
  await begun(1);
  for (const change of ['second', 'third', 'fourth']) {
    answers.forget(PUBLIC_AREAS);
    says = change;
    asked.push(read(answers), read(answers));
  }
  expect(made).toHaveLength(1);
  held = second;
  first.open();
  await begun(2);
  asked.push(read(answers));
  second.open();
  expect(await Promise.all(asked)).toEqual(['first', ...Array(7).fill('fourth')]);
  expect(made).toHaveLength(2);
});

test('a page that waits for its turn is made of what is true when its turn has come', async () => {
  const answers = keeper(LONG);
  held = gate();
  const asked = [read(answers, '/about'), read(answers)];
  await begun(1);
  says = 'second';
  answers.forget(PUBLIC_AREAS);
  asked.push(read(answers));
  held.open();
  expect(await Promise.all(asked)).toEqual(['first', 'second', 'second']);
  expect(made).toEqual(['http://shop/about', 'http://shop/menu']);
});

test('a page that hangs keeps no call waiting, and other pages not for long', async () => {
  const answers = keeper({ ...LONG, turnMs: 200 });
  const hangs = gate();
  held = hangs;
  const about = read(answers, '/about');
  await begun(1);
  held = undefined;
  const menu = read(answers);
  expect(await read(answers, '/api/settings')).toBe('first');
  expect(made).not.toContain('http://shop/menu');
  expect(await menu).toBe('first');
  hangs.open();
  expect(await about).toBe('first');
});

test('while changes cannot be heard pages do not wait for each other', async () => {
  const answers = keeper(LONG);
  hearing = false;
  held = gate();
  const asked = [read(answers, '/about'), read(answers)];
  await begun(2);
  held.open();
  expect(await Promise.all(asked)).toEqual(['first', 'first']);
});

test('an answer holds until the minute is over', async () => {
  const answers = keeper();
  await read(answers);
  says = 'second';
  now = new Date('2026-04-15T06:30:59Z');
  expect(await read(answers)).toBe('first');
  now = new Date('2026-04-15T06:31:00Z');
  expect(await read(answers)).toBe('second');
});

test('while changes cannot be heard an answer is not trusted for long', async () => {
  const answers = keeper();
  await read(answers);
  hearing = false;
  says = 'second';
  await sleep(1100);
  expect(await read(answers)).toBe('second');
});

test('what could not be made is kept by nobody', async () => {
  const answers = keeper();
  status = 503;
  expect((await answers.find('/menu')).answer.status).toBe(503);
  status = 200;
  expect((await answers.find('/menu')).answer.status).toBe(200);
});

test('the last answer is given while no new one can be made, or not soon', async () => {
  const answers = keeper({ ...LONG, cutMs: 100 });
  await read(answers);
  answers.forget(PUBLIC_AREAS);
  says = 'broken';
  status = 503;
  expect(await read(answers)).toBe('first');

  hearing = false;
  says = 'late';
  status = 200;
  held = gate();
  expect(await read(answers)).toBe('first');
  held.open();
  await expect.poll(() => read(answers)).toBe('late');
});

test('no more than sixty answers are kept', async () => {
  const answers = keeper();
  for (let each = 0; each < 61; each += 1) await read(answers, `/menu?category=${each}`);
  await read(answers, '/menu?category=60');
  expect(made).toHaveLength(61);
  await read(answers, '/menu?category=0');
  expect(made).toHaveLength(62);
});

test('what was made of an older answer is not taken for the newest', async () => {
  const answers = keeper({ ...LONG, hearingMs: 100 });
  madeOf = (page) => read(answers, '/api/products', page);
  await read(answers);
  answers.forget(PUBLIC_AREAS);
  says = 'second';
  held = gate();
  const late = held;
  expect(await read(answers)).toBe('first');
  late.open();
  await expect.poll(() => read(answers)).toBe('second');
});

test('what everybody asks for is pushed out by no link', async () => {
  const answers = keeper();
  await read(answers);
  for (let each = 0; each < 61; each += 1) await read(answers, `/menu?category=${each}`);
  await read(answers);
  expect(made).toHaveLength(62);
});

test('a change drops what is made of it alone', async () => {
  const answers = keeper();
  const paths = ['/api/settings', '/api/categories', '/api/inventory/public', '/menu', '/about'];
  const madeAnewBy = async (...areas: PublicArea[]) => {
    for (const path of paths) await answers.find(path);
    made = [];
    answers.forget(areas);
    for (const path of paths) await answers.find(path);
    return made.map((url) => url.slice('http://shop'.length));
  };
  expect(await madeAnewBy()).toEqual([]);
  expect(await madeAnewBy('inventory')).toEqual(['/api/inventory/public', '/menu', '/about']);
  expect(await madeAnewBy('categories')).toEqual(paths.slice(1));
  expect(await madeAnewBy('settings')).toEqual(['/api/settings', '/menu', '/about']);
  expect(await madeAnewBy(...PUBLIC_AREAS)).toEqual(paths);
});

test('what is being made stays good through a change of something else', async () => {
  const answers = keeper();
  held = gate();
  const before = read(answers, '/api/settings');
  answers.forget(['inventory']);
  const after = read(answers, '/api/settings');
  held.open();
  expect(await Promise.all([before, after])).toEqual(['first', 'first']);
  expect(await read(answers, '/api/settings')).toBe('first');
  expect(made).toHaveLength(1);
});
