import { batchesOf } from '../../platform/db/batches';
import type { Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { HEAD, sealRow } from '../seals/seal-row';
import { sealedRows } from './prove-seals';

/**
 * After a change of the secret: seals what is there now, in the same order, with the key that `db` carries.
 * @returns how many rows were sealed.
 */
export function sealAgain(db: Database): Promise<number> {
  return inTransaction(db, async (tx) => {
    let sealed = 0;
    for (const { chain, read } of sealedRows()) {
      const seals = await tx
        .selectFrom('seals')
        .select('sealed')
        .where('chain', '=', chain)
        .where('position', '>', HEAD)
        .orderBy('position')
        .execute();
      await tx.deleteFrom('seals').where('chain', '=', chain).execute();
      for (const batch of batchesOf(seals.map((seal) => seal.sealed))) {
        const contents = await read(tx, batch);
        for (const key of batch.filter((each) => contents.has(each))) {
          await sealRow(tx, chain, key, contents.get(key));
          sealed += 1;
        }
      }
    }
    return sealed;
  });
}
