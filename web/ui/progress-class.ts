/** A line at the top until the next page has loaded: amber on the header, with a dark edge on the demo's bar. */
export const PROGRESS_CLASS =
  'fixed inset-x-0 top-0 z-60 h-1.5 animate-arrive border-b-2 border-forest bg-waffle';
