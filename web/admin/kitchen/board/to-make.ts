import type { Ticket, TicketLine } from '../../../../shared/contract/kitchen/kitchen-contract';

export interface DishCount {
  name: string;
  quantity: number;
  /** How many tickets have it. */
  tickets: number;
}

/** The dishes of all tickets that are not ready, without ticked lines; the most first. */
export function dishesToMake(
  tickets: readonly Ticket[],
  isOurs: (line: TicketLine) => boolean,
): DishCount[] {
  const counts = new Map<string, { quantity: number; of: Set<string> }>();
  for (const { id, stage, lines } of tickets) {
    if (stage !== 'new' && stage !== 'preparing') continue;
    for (const line of lines) {
      if (line.isDone || !isOurs(line)) continue;
      const { quantity, of } = counts.get(line.name) ?? { quantity: 0, of: new Set() };
      counts.set(line.name, { quantity: quantity + line.quantity, of: of.add(id) });
    }
  }
  return [...counts]
    .map(([name, { quantity, of }]) => ({ name, quantity, tickets: of.size }))
    .sort((a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name));
}
