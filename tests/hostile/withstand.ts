import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../support/test-shop';
import type { Attacks } from './attack';
import { bringVictims, type Victims } from './victims';

/** What no stranger is told: where the program lies, what it asks its database, which packages it has. */
const INSIDES =
  /node_modules|\.[cm]?[jt]s:\d|sqlite|postgres|constraint|syntax error|\bat async\b/i;

/**
 * Tries every attack of a theme, each a test of its own: it is answered with its refusal, without a
 * word about the insides, and no row of any table is another than before.
 * @param moving tables that such a request may move, as a count of tries.
 * @returns the shop and its people, for what the theme asks beyond refusals.
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

  describe(`${theme}: nothing changes by`, () => {
    test.each(Object.entries(attacks))('%s', async (_name, { send, status, code }) => {
      const { shop } = victims();
      const prepared = send(victims());
      const hostile = await prepared;
      // What takes no preparing finds the tables as the attack before it left them.
      const isUntouched = prepared === hostile;
      const before = (isUntouched && scene.tables) || (await shop.everything(moving));
      scene.tables = undefined;
      const answer = await shop.request(...hostile);
      expect({ status: answer.status, code: answer.body?.code }).toEqual({ status, code });
      expect(JSON.stringify(answer.body)).not.toMatch(INSIDES);
      expect(answer.headers.get('X-Request-Id')).toBeTruthy();
      const after = await shop.everything(moving);
      expect(after).toBe(before);
      scene.tables = after;
    });
  });
  return victims;
}
