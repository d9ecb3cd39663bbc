/** '1 item', '3 items'. @param noun the singular; its plural takes an s. */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
