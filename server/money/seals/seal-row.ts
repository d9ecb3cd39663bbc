import type { SealsTable } from '../../platform/db/schema';
import type { Tx } from '../../platform/db/transaction';
import { signerOf } from '../../platform/signing/database-signer';

export type Chain = SealsTable['chain'];

/** The position of a chain's head. */
export const HEAD = 0;

/**
 * Seals a row that never changes again, in the transaction that writes it. A seal covers the one before it, and
 * the head covers the last one, so that the proof notices a row that was altered or removed, the newest one too.
 * The head is locked until the transaction ends: of several servers one after the other continues a chain.
 * @param key names the row, once. @param content what is sealed of it; only its JSON counts.
 */
export async function sealRow(tx: Tx, chain: Chain, key: string, content: unknown): Promise<void> {
  const signer = signerOf(tx);
  const last = await lockChain(tx, chain);
  const position = last + 1;
  const before = await macAt(tx, chain, last);
  const mac = signer.sign('seal', sealedText({ chain, position, key, content, before }));
  await tx.insertInto('seals').values({ chain, position, sealed: key, mac }).execute();
  await tx
    .updateTable('seals')
    .set({ sealed: String(position), mac: signer.sign('seal', headText(chain, position, mac)) })
    .where('chain', '=', chain)
    .where('position', '=', HEAD)
    .execute();
}

export function sealedText(seal: {
  chain: Chain;
  position: number;
  key: string;
  content: unknown;
  /** The MAC of the seal before; empty for the first. */
  before: string;
}): string {
  const { chain, position, key, content, before } = seal;
  return JSON.stringify([chain, position, key, content, before]);
}

export function headText(chain: Chain, last: number, mac: string): string {
  return JSON.stringify([chain, 'head', last, mac]);
}

/** Locks a chain until the transaction ends. @returns the last position; 0 for a new chain. */
export async function lockChain(tx: Tx, chain: Chain): Promise<number> {
  const empty = headText(chain, HEAD, '');
  await tx
    .insertInto('seals')
    .values({ chain, position: HEAD, sealed: String(HEAD), mac: signerOf(tx).sign('seal', empty) })
    .onConflict((conflict) => conflict.columns(['chain', 'position']).doNothing())
    .execute();
  const { sealed } = await tx
    .updateTable('seals')
    .set({ position: HEAD })
    .where('chain', '=', chain)
    .where('position', '=', HEAD)
    .returning('sealed')
    .executeTakeFirstOrThrow();
  return Number(sealed);
}

async function macAt(tx: Tx, chain: Chain, position: number): Promise<string> {
  if (position === HEAD) return '';
  const row = await tx
    .selectFrom('seals')
    .select('mac')
    .where('chain', '=', chain)
    .where('position', '=', position)
    .executeTakeFirst();
  return row?.mac ?? '';
}
