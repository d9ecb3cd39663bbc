/** '1 item', '3 items', '2 dishes'. @param noun the singular. */
export function pluralize(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
