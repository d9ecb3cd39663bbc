/** '40%', in whole percent; '–' of nothing. */
export function percentLabel(part: number, whole: number): string {
  return whole > 0 ? `${Math.round((part / whole) * 100)}%` : '–';
}
