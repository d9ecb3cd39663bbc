import type { Kysely, KyselyPlugin } from 'kysely';
import type { Signer } from './signer';

/** Does nothing but travel with a database into its transactions. */
class CarriedSigner implements KyselyPlugin {
  readonly signer: Signer;

  constructor(signer: Signer) {
    this.signer = signer;
  }

  transformQuery({ node }: Parameters<KyselyPlugin['transformQuery']>[0]) {
    return node;
  }

  async transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]) {
    return result;
  }
}

/** Any change of an order may end in a bill, which is signed in the same transaction. */
export function withSigner<Tables>(db: Kysely<Tables>, signer: Signer): Kysely<Tables> {
  return db.withPlugin(new CarriedSigner(signer));
}

export function signerOf<Tables>(db: Kysely<Tables>): Signer {
  const carried = db.getExecutor().plugins.find((plugin) => plugin instanceof CarriedSigner);
  if (!carried) throw new Error('This database carries no signer');
  return carried.signer;
}
