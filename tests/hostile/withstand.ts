import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../support/platform/test-shop';
import type { Attacks } from './attack';
import { bringVictims, type Victims } from './victims';

/** Internals that no response may contain: file paths, SQL, package names. */
const INTERNALS =
  /node_modules|\.[cm]?[jt]s:\d|sqlite|postgres|constraint|syntax error|\bat async\b/i;

/**
 * Runs every attack of a theme as a test: the shop responds with the expected refusal, which reveals
 * no internals, and no row of any table changes.
 * @param moving tables that such a request may change, such as a count of attempts.
 * @returns the shop and its people, for further tests of the theme.
 */
export function withstand(theme: string, attacks: Attacks, moving: readonly string[] = []) {
  const scene: { shop?: TestShop; victims?: Victims; tables?: string | undefined } = {};
  const victims = () => {
    if (!scene.victims) throw new Error('The shop is not open yet');
    return scene.victims;
  };
  beforeAll(async () => {
    scene.shop = await openTestShop();
    scene.victims = await bringVictims(scene.shop);
  });
  afterAll(() => scene.shop?.close());

  describe(`${theme}: the shop refuses`, () => {
    test.each(Object.entries(attacks))('%s', async (_name, { send, status, code }) => {
      const { shop } = victims();
      const prepared = send(victims());
      const hostile = await prepared;
      // An attack without preparation starts with the tables as the last attack left them.
      const isUntouched = prepared === hostile;
      const before = (isUntouched && scene.tables) || (await shop.everything(moving));
      scene.tables = undefined;
      const answer = await shop.request(...hostile);
      expect({ status: answer.status, code: answer.body?.code }).toEqual({ status, code });
      expect(JSON.stringify(answer.body)).not.toMatch(INTERNALS);
      expect(answer.headers.get('X-Request-Id')).toBeTruthy();
      const after = await shop.everything(moving);
      expect(after).toBe(before);
      scene.tables = after;
    });
  });
  return victims;
}
