import type { PlacedOrder } from '../../../shared/contract/orders/orders-contract';
import type { Cart } from '../../../shared/domain/orders/cart';
import type { Order } from '../../api/order-from-wire';
import type { Refusal } from '../../api/refusal';
import type { OrderAttempt } from './send/order-attempt';
import type { LossReason } from './send/send-order';

/** An order just placed. A guest's includes the access token. */
export type JustPlaced = Order & Pick<PlacedOrder, 'accessToken'>;

/** The states of a checkout. All except `draft` and `refused` concern one attempt. */
export type CheckoutState =
  | { status: 'draft' }
  | { status: 'refused'; refusal: Refusal; sentLines: Cart | undefined }
  /** Nothing was sent without a network, and the customer decides what to do. */
  | { status: 'unsent'; attempt: OrderAttempt; storageFailed: boolean }
  /** The order is saved on this phone and is sent only when the customer confirms it. */
  | { status: 'kept'; attempt: OrderAttempt }
  /** The order is being sent, and resent after every lost reply. */
  | { status: 'sending'; attempt: OrderAttempt; lostTries: number; lossReason?: LossReason }
  /** The order was sent, but its outcome is unknown. */
  | { status: 'unsure'; attempt: OrderAttempt }
  | { status: 'placed'; order: JustPlaced };

export type CheckoutMove =
  /** Also resumes a recent attempt. */
  | { type: 'send'; attempt: OrderAttempt }
  | { type: 'find-offline'; attempt: OrderAttempt }
  /** An earlier attempt is stored on this phone, and its customer must decide about it. */
  | { type: 'ask'; attempt: OrderAttempt }
  | { type: 'keep'; attempt: OrderAttempt; isStored: boolean }
  | { type: 'lose-reply'; tries: number; reason: LossReason }
  | { type: 'stop'; attempt: OrderAttempt }
  | { type: 'refuse'; refusal: Refusal }
  | { type: 'confirm'; order: JustPlaced }
  /** Back to the form: to change or discard the order, because it lapsed, or another tab sent it. */
  | { type: 'edit' };

type Move<Type extends CheckoutMove['type']> = Extract<CheckoutMove, { type: Type }>;
type State<Status extends CheckoutState['status']> = Extract<CheckoutState, { status: Status }>;

type Moves = {
  [Status in CheckoutState['status']]: {
    [Type in CheckoutMove['type']]?: (move: Move<Type>, from: State<Status>) => CheckoutState;
  };
};

const edit = (): CheckoutState => ({ status: 'draft' });
const send = ({ attempt }: Move<'send'>): CheckoutState => ({
  status: 'sending',
  attempt,
  lostTries: 0,
});
const ask = ({ attempt }: Move<'ask'>): CheckoutState => ({
  status: attempt.waits ? 'kept' : 'unsure',
  attempt,
});
const findOffline = ({ attempt }: Move<'find-offline'>): CheckoutState => ({
  status: 'unsent',
  attempt,
  storageFailed: false,
});
const keep = ({ attempt, isStored }: Move<'keep'>): CheckoutState =>
  isStored ? { status: 'kept', attempt } : { status: 'unsent', attempt, storageFailed: true };

/** All transitions of the checkout. A move that is not listed for a state changes nothing. */
export const CHECKOUT_MOVES: Moves = {
  draft: { send, 'find-offline': findOffline, ask },
  refused: { send, 'find-offline': findOffline, ask, edit },
  unsent: { send, keep, edit },
  kept: { send, edit },
  sending: {
    'lose-reply': ({ tries, reason }, from) => ({ ...from, lostTries: tries, lossReason: reason }),
    confirm: ({ order }) => ({ status: 'placed', order }),
    refuse: ({ refusal }, { attempt }) => ({
      status: 'refused',
      refusal,
      sentLines: attempt.made?.lines,
    }),
    stop: ({ attempt }) => ({ status: 'unsure', attempt }),
    ask,
    edit,
  },
  unsure: { send, keep, edit },
  placed: {},
};

export function nextState(state: CheckoutState, move: CheckoutMove): CheckoutState {
  const moves: { [Type in string]?: (move: never, from: never) => CheckoutState } =
    CHECKOUT_MOVES[state.status];
  return moves[move.type]?.(move as never, state as never) ?? state;
}
