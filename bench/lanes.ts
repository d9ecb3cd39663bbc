/** Runs work a number of times, numbered from 0, in parallel lanes. */
export async function inLanes(
  lanes: number,
  times: number,
  work: (each: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const runLane = async () => {
    while (next < times) {
      const each = next;
      next += 1;
      await work(each);
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
}
