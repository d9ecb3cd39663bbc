import { createStore, type ReadableStore } from '../../../device/store';
import { acceptedIn, type KeptTaps } from '../board/kept-taps';

/** The ids of the orders that nobody has accepted, as the server and the taps of this tablet say. */
export interface WaitingOrders extends ReadableStore<readonly string[]> {
  /** Call it before the placed orders are read. @returns a function that takes their ids. */
  ask(): (placed: readonly string[]) => void;
  /** @param onSettled a tap that accepted an order was answered, refused or undone. */
  follow(onSettled: () => void): () => void;
}

/** An accepted order is quiet at once: without a network the server hears of the tap much later. */
export function createWaitingOrders(kept: ReadableStore<KeptTaps>): WaitingOrders {
  const store = createStore<readonly string[]>([]);
  // Only an open board sends the taps of an earlier visit; until then their orders must ring.
  const old = new Set(kept.get().taps.map(({ key }) => key));
  const newTaps = () => kept.get().taps.filter(({ key }) => !old.has(key));
  let taps = newTaps();
  let accepted = acceptedIn(taps);
  let placed: readonly string[] = [];
  let changes = 0;
  /** The last change at which a kept tap accepted the order: an answer asked for before may not know. */
  const acceptedAt = new Map<string, number>();

  function show(ids: readonly string[]): void {
    // The same orders are the same array, so that nothing rings anew.
    if (ids.join() !== store.get().join()) store.set(ids);
  }

  function change(): void {
    const before = { taps, accepted };
    taps = newTaps();
    accepted = acceptedIn(taps);
    changes += 1;
    for (const id of [...before.accepted, ...accepted]) acceptedAt.set(id, changes);
    // A tap that vanishes unsent was undone; an undo that is kept leaves its own tap.
    const undone = before.taps.filter(
      ({ kind, sends, orderId }) =>
        kind === 'move' &&
        !accepted.has(orderId) &&
        (sends === 0 || taps.some((tap) => tap.orderId === orderId && tap.kind === 'undo')),
    );
    for (const { orderId } of undone) acceptedAt.delete(orderId);
    const ringing = new Set([...store.get(), ...undone.map(({ orderId }) => orderId)]);
    show(placed.filter((id) => ringing.has(id) && !accepted.has(id)));
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    ask() {
      const askedAt = changes;
      return (ids) => {
        placed = ids;
        show(ids.filter((id) => !accepted.has(id) && (acceptedAt.get(id) ?? 0) <= askedAt));
      };
    },
    follow(onSettled) {
      change();
      return kept.subscribe(() => {
        const before = accepted;
        change();
        if ([...before].some((id) => !accepted.has(id))) onSettled();
      });
    },
  };
}
