/** Groups rows by the id of their order; the rows of an order stay in their sequence. */
export function byOrder<Part extends { order_id: string }>(
  parts: readonly Part[],
): Map<string, Part[]> {
  const groups = new Map<string, Part[]>();
  for (const part of parts) {
    const group = groups.get(part.order_id);
    if (group) group.push(part);
    else groups.set(part.order_id, [part]);
  }
  return groups;
}
