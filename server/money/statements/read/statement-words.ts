import type { WordMeaning } from '../../../../shared/contract/money/statements-contract';

/** `failed` also if the money went back; `pending` if it may still arrive. */
export type Meaning = 'in' | 'out' | 'failed' | 'pending';

const IN =
  'c cr credit credited in + received receive receipt deposit deposited moneyin paidin payin incoming moneyreceived receivedfrom';
const OUT =
  'd dr debit debited out - − sent withdrawal withdrawn withdraw moneyout paidout payout outgoing paidto sentto moneysent moneypaid transferredto';
const DONE =
  'success successful succeeded completed complete captured settled done ok processed approved paymentsuccessful transactionsuccessful credited received';
const FAILED =
  'failed failure fail failedtransaction declined rejected expired cancelled canceled reversed reversal refunded refund refundinitiated chargeback timedout timeout dropped aborted unsuccessful returned';
const PENDING = 'pending initiated processing inprogress created deemed onhold awaited scheduled';

const listed = (words: string, meaning: Meaning) =>
  words.split(' ').map((word) => [word, meaning] as const);
const DIRECTIONS = new Map([
  ...listed(PENDING, 'pending'),
  ...listed(FAILED, 'failed'),
  ...listed(IN, 'in'),
  ...listed(OUT, 'out'),
  ['paid', 'out'] as const,
]);
const STATES = new Map([
  ...listed(PENDING, 'pending'),
  ...listed(FAILED, 'failed'),
  ...listed(DONE, 'in'),
  ['paid', 'in'] as const,
]);

interface Column {
  role: 'direction' | 'status';
  /** Of the column's cells. */
  words: readonly string[];
  /** What staff said, which goes before what the shop knows. */
  taught: readonly WordMeaning[];
  /** A merchant's report has payments to the cafe, so that a state says enough. */
  isMerchants: boolean;
}

/** Undefined for a word that nobody knows. */
export function meaningsOf({
  role,
  words,
  taught,
  isMerchants,
}: Column): ReadonlyMap<string, Meaning | undefined> {
  const keys = new Set(words.map(keyOf));
  const said = new Map(taught.map(({ word, means }) => [keyOf(word), means]));
  const of = (key: string): Meaning | undefined => {
    const means = said.get(key);
    if (role === 'status') return means === 'out' ? 'failed' : (means ?? STATES.get(key));
    // A customer's payment beside a refund, or the cafe's own beside a receipt.
    const isPayment = key === 'payment' || key === 'payments';
    if (isPayment && !means) {
      if (keys.has('receipt') || keys.has('receipts')) return 'out';
      return isMerchants && keys.has('refund') ? 'in' : undefined;
    }
    return means ?? DIRECTIONS.get(key) ?? (isMerchants ? STATES.get(key) : undefined);
  };
  return new Map(words.map((word) => [word, of(keyOf(word))]));
}

/** Whether a cell is a word for money that went out, came back or never came. */
export function deniesCredit(cell: string): boolean {
  const key = keyOf(cell);
  const meaning = DIRECTIONS.get(key);
  return meaning === 'failed' || (meaning === 'out' && key.length > 2);
}

function keyOf(word: string): string {
  const text = word.toLowerCase().replace(/\s/g, '');
  return /^[+−-]$/.test(text) ? text : text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
