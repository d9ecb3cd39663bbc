/** The result of one section on one engine. */
export interface Measurement {
  /** Markdown tables for people. */
  table: string;
  /** The same figures for programs. */
  figures: unknown;
  /** Failed requests. They invalidate the figures. */
  failed?: number;
}

/** A Markdown table. */
export function markdownTable(head: readonly string[], cells: readonly (readonly string[])[]) {
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...cells.map(line)].join('\n');
}

/** Numbers as text with so many decimals. */
export const decimals = (count: number, ...numbers: number[]) =>
  numbers.map((each) => each.toFixed(count));
