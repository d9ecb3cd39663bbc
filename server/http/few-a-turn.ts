/** Of orders some 5 ms; one alone would pay for a turn of its own. */
const FEW = 4;

/**
 * Begins a few works in each turn of the event loop, in the order in which they came. Between two
 * turns Node takes in one new connection, and what is kept in memory is answered: were all work that
 * has come begun at once, whoever only opens the menu would wait for all of its orders.
 */
export function fewATurn(): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  const beginNext = () => {
    const next = waiting.splice(0, FEW);
    if (waiting.length > 0) setImmediate(beginNext);
    for (const work of next) work();
  };
  return (work) => {
    waiting.push(work);
    if (waiting.length === 1) setImmediate(beginNext);
  };
}
