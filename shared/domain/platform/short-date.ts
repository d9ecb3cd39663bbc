/** The months in Indian English. `Intl`'s first formatter would take a weak phone 80 ms. */
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');

/** '21 Nov'. @param date `YYYY-MM-DD`. */
export function shortDate(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[Number(month) - 1]}`;
}

/** '21 Nov 2026'. @param date `YYYY-MM-DD`. */
export function dateWithYear(date: string): string {
  return `${shortDate(date)} ${date.slice(0, 4)}`;
}
