import type { Ticket, TicketLine } from '../../../../shared/contract/kitchen/kitchen-contract';

export interface DishCount {
  name: string;
  quantity: number;
}

/** The dishes of all tickets that are not ready, without ticked lines; the most first. */
export function dishesToMake(
  tickets: readonly Ticket[],
  isOurs: (line: TicketLine) => boolean,
): DishCount[] {
  const counts = new Map<string, number>();
  for (const { stage, lines } of tickets) {
    if (stage !== 'new' && stage !== 'preparing') continue;
    for (const line of lines) {
      if (line.isDone || !isOurs(line)) continue;
      counts.set(line.name, (counts.get(line.name) ?? 0) + line.quantity);
    }
  }
  return [...counts]
    .map(([name, quantity]) => ({ name, quantity }))
    .sort((a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name));
}
