/** What the page's window hears once its scripts have taken it over. */
export const PAGE_ANSWERS = 'page-answers';

/** Tells the scripts inside the page that it answers now. */
export function tellPageAnswers(): void {
  dispatchEvent(new Event(PAGE_ANSWERS));
}
