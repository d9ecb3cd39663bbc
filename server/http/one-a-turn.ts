/**
 * Begins one work in each turn of the event loop, in the order in which they came. Between two turns
 * Node takes in one new connection, and what is kept in memory is answered: were all work that has
 * come begun at once, whoever only opens the menu would wait for all of its orders.
 */
export function oneATurn(): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  const beginNext = () => {
    const work = waiting.shift();
    if (waiting.length > 0) setImmediate(beginNext);
    work?.();
  };
  return (work) => {
    waiting.push(work);
    if (waiting.length === 1) setImmediate(beginNext);
  };
}
