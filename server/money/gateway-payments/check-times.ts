/** The waits after each question about a page or refund (s); the last one repeats. */
const WAITS_S = [20, 40, 60, 120, 300, 600, 1200, 3600, 6 * 3600];

/** When the gateway is asked again, at growing intervals. @param checks how often it was asked before. */
export function nextCheck(checks: number, now: Date): Date {
  const waitS = WAITS_S[Math.min(checks, WAITS_S.length - 1)] ?? 0;
  return new Date(now.getTime() + waitS * 1000);
}
