/** '1 item', '3 items'. @param noun one of them; its plural takes an s. */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
