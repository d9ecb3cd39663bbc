import { receiveBeat, runGuard } from '../../../server/kitchen/guard/run-guard';
import { sendOwnerMessages } from '../../../server/kitchen/guard/send-owner-messages';
import { type OpenShop, openShop } from '../../../server/operate/open-shop';
import { openTestShop } from '../platform/test-shop';

export const HOOK = 'https://hooks.cafe.example/kitchen';

/** What a tablet reports when all works. */
export const BEAT = {
  boardId: 'tablet-1',
  visible: true,
  sound: true,
  wakeLock: true,
  notifications: false,
  battery: 80,
};

export type GuardedShop = Awaited<ReturnType<typeof openGuardedShop>>;

/** A test's shop with two servers whose guards look when the test says so. */
export async function openGuardedShop() {
  const shop = await openTestShop();
  // A SQLite file has one server, whose timers may still overlap.
  const second =
    process.env['TEST_ENGINE'] === 'postgres'
      ? await openShop(shop.shop.env, shop.platform)
      : undefined;

  const depsOf = ({ database, signer, env }: OpenShop) => ({
    ...shop.platform,
    db: database.db,
    signer,
    publicUrl: env.publicUrl,
  });
  const servers = () =>
    [depsOf(shop.shop), depsOf(second ?? shop.shop)] as [
      ReturnType<typeof depsOf>,
      ReturnType<typeof depsOf>,
    ];

  /** Both servers look and send at once. */
  async function look(): Promise<void> {
    await Promise.all(servers().map((deps) => runGuard(deps)));
    await Promise.all(servers().map((deps) => sendOwnerMessages(deps)));
  }

  /** The types of the messages that the webhook has got. @param from after so many requests. */
  const typesSince = (from: number): string[] =>
    shop.platform.posted
      .slice(from)
      .filter(({ url }) => url === HOOK)
      .map(({ body }) => JSON.parse(String(body)).type);

  return {
    shop,
    servers,
    typesSince,
    /** Time passes with a look at these intervals. @returns what the webhook got. */
    async pass(seconds: number, everyS = 10): Promise<string[]> {
      const from = shop.platform.posted.length;
      for (let passed = 0; passed < seconds; passed += everyS) {
        shop.platform.passSeconds(everyS);
        await look();
      }
      return typesSince(from);
    },
    /** A tablet reports to one of the servers. */
    async beat(changes: Partial<typeof BEAT> = {}, server: 0 | 1 = 0): Promise<void> {
      await receiveBeat(servers()[server], { ...BEAT, ...changes, adminId: 'someone' });
    },
    setKitchen: (changes: object) => shop.asAdmin('PUT', '/api/admin/kitchen/settings', changes),
    async reset(): Promise<void> {
      await shop.reset();
      shop.platform.posted.length = 0;
      shop.platform.outsideReplies.length = 0;
    },
    async close(): Promise<void> {
      await second?.close();
      await shop.close();
    },
  };
}
