/** Does something a number of times, numbered from 0, some at once. @returns what each time gave. */
export async function many<Done>(
  count: number,
  atOnce: number,
  act: (each: number) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const each = next++;
      done[each] = await act(each);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done;
}
