import { processorMs } from '../../../support/platform/process-figures';
import { SHOP_ORIGIN } from '../open-shops';
import { type Sent, statusOf } from '../send';
import { figure, type LoneAttack, type Measured, type Stage } from './stage';

const FROM = '198.51.100.51';
const READS = 100;
/** A new connection, and the way through the whole server to a redirect or a refusal. */
const MOST_MS_MORE = 1.5;

type Spelling = Partial<Sent> & { path: string };

const spellingsOf = (path: string): readonly Spelling[] => [
  ...[`${path}?x=1`, `${path}?x[]=1&categoryId=`, `${path}/`, `${path}//`, `/.${path}`].map(
    (path) => ({ path }),
  ),
  { path: path.replace('/p', '/%70').replace('/m', '/%6D') },
  { path: path.replace('prod', 'PROD').replace('menu', 'MENU') },
  { path, method: 'HEAD' },
  ...[
    { Origin: SHOP_ORIGIN },
    { Range: 'bytes=0-9' },
    { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
    { 'If-None-Match': '"x"' },
    ...['br', 'gzip', 'identity', 'gzip;q=0, *', 'zstd, x'].map((accepted) => ({
      'Accept-Encoding': accepted,
    })),
  ].map((headers): Spelling => ({ path, headers })),
];

/** Asks for what is cached in ways that might go past the cache. */
export const passCache: LoneAttack = async (stage) => [
  await dearest(stage, '/api/products'),
  await dearest(stage, '/menu'),
];

async function dearest({ server }: Stage, path: string): Promise<Measured> {
  const costOf = async (spelling: Spelling) => {
    const before = processorMs(server.pid).ranMs;
    const shot = { method: 'GET', from: FROM, ...spelling };
    for (let each = 0; each < READS; each += 1) await statusOf(server.url, shot);
    return (processorMs(server.pid).ranMs - before) / READS;
  };
  await costOf({ path });
  const plainMs = await costOf({ path });
  let worst = { name: 'none', ms: 0 };
  for (const spelling of spellingsOf(path)) {
    const ms = await costOf(spelling);
    if (ms >= worst.ms) worst = { name: JSON.stringify(spelling), ms };
  }
  const what = `ms of a processor that a read of ${path} takes at most (${worst.name})`;
  return figure(worst.ms, what, plainMs + MOST_MS_MORE);
}
