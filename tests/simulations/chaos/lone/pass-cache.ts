import { SHOP_ORIGIN } from '../open-shops';
import { fire, type Shot } from '../troublemaker/fire';
import type { LoneAttack, Measured, Stage } from './stage';
import { processorMs } from './timed-reads';

const FROM = '198.51.100.51';
const READS = 100;
/** A new connection, and the way through the whole server to a redirect or a refusal. */
const MOST_MS_MORE = 1.5;

type Spelling = Pick<Shot, 'path'> & Partial<Shot>;

const encoded = (accepted: string): Partial<Shot> => ({ headers: { 'Accept-Encoding': accepted } });
const spellingsOf = (path: string): readonly Spelling[] => [
  ...[`${path}?x=1`, `${path}?x[]=1&categoryId=`, `${path}/`, `${path}//`, `/.${path}`].map(
    (path) => ({ path }),
  ),
  { path: path.replace('/p', '/%70').replace('/m', '/%6D') },
  { path: path.replace('prod', 'PROD').replace('menu', 'MENU') },
  { path, method: 'HEAD' },
  { path, headers: { Origin: SHOP_ORIGIN } },
  { path, headers: { Range: 'bytes=0-9' } },
  { path, headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' } },
  { path, headers: { 'If-None-Match': '"x"' } },
  ...['br', 'gzip', 'identity', 'gzip;q=0, *', 'zstd, x'].map((accepted) => ({
    path,
    ...encoded(accepted),
  })),
];

/** Asks for what is cached in ways that might go past the cache. */
export const passCache: LoneAttack = async (stage) => [
  await dearest(stage, '/api/products'),
  await dearest(stage, '/menu'),
];

async function dearest({ server }: Stage, path: string): Promise<Measured> {
  const costOf = async (spelling: Spelling) => {
    const shot = { method: 'GET', from: FROM, ...spelling };
    const read = async () => {
      for (let each = 0; each < READS; each += 1) await fire(server.url, shot);
    };
    return (await processorMs(server, read)) / READS;
  };
  await costOf({ path });
  const plainMs = await costOf({ path });
  let worst = { name: 'none', ms: 0 };
  for (const spelling of spellingsOf(path)) {
    const ms = await costOf(spelling);
    if (ms >= worst.ms) worst = { name: JSON.stringify(spelling), ms };
  }
  return {
    what: `ms of a processor that a read of ${path} takes at most (${worst.name})`,
    value: worst.ms,
    most: plainMs + MOST_MS_MORE,
  };
}
