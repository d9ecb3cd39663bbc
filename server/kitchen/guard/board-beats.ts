import type { BoardState, GuardStatus } from '../../../shared/contract/kitchen/guard-contract';
import type { Database } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';

/** A browser that forgets its id leaves a row behind; those that were in sight last are enough. */
const MOST_BOARDS = 20;

interface Beat extends BoardState {
  boardId: string;
  adminId: string;
  at: string;
}

export async function recordBeat(tx: Tx, beat: Beat): Promise<void> {
  const { boardId, adminId, at, visible, battery } = beat;
  const row = {
    admin_id: adminId,
    seen_at: at,
    ...(visible && { visible_at: at }),
    sound: beat.sound ? 1 : 0,
    wake_lock: beat.wakeLock ? 1 : 0,
    notifications: beat.notifications ? 1 : 0,
    battery,
  } as const;
  await tx
    .insertInto('boards')
    .values({ id: boardId, visible_at: null, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  const rows = await tx
    .selectFrom('boards')
    .select('id')
    // Hidden tabs must not push out the board in the kitchen.
    .orderBy(({ fn, val }) => fn.coalesce('visible_at', val('')), 'desc')
    .orderBy('seen_at', 'desc')
    .execute();
  const old = rows.slice(MOST_BOARDS).map(({ id }) => id);
  if (old.length > 0) await tx.deleteFrom('boards').where('id', 'in', old).execute();
}

/** Of a board in sight; null if none ever reported. */
export async function lastBeatAt(db: Database): Promise<string | null> {
  const { last } = await db
    .selectFrom('boards')
    .select(({ fn }) => fn.max<string | null>('visible_at').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

export async function listBoards(db: Database): Promise<GuardStatus['boards']> {
  const rows = await db
    .selectFrom('boards')
    .leftJoin('admins', 'admins.id', 'boards.admin_id')
    .selectAll('boards')
    .select(['admins.name', 'admins.email'])
    .orderBy('seen_at', 'desc')
    .limit(MOST_BOARDS)
    .execute();
  return rows.map((row) => ({
    staffName: row.name || row.email || '',
    seenAt: row.seen_at,
    visible: row.visible_at === row.seen_at,
    sound: row.sound === 1,
    wakeLock: row.wake_lock === 1,
    notifications: row.notifications === 1,
    battery: row.battery,
  }));
}
