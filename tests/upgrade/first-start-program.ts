/** Opens a new shop in its own process. */
import './die-after';
import { openShop } from '../../server/operate/open-shop';
import { liveShop } from '../support/platform/live-shop';
import { createTestPlatform } from '../support/platform/test-platform';

const { DATA_DIR = '', DATABASE_URL } = process.env;
const env = liveShop({ DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) });
const shop = await openShop(env, createTestPlatform());
await shop.close();
