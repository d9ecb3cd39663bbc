export interface PromisedWindow {
  from: Date;
  until: Date;
}

/**
 * Nothing is promised for after the closing: a window that would end later has no length and lies at `latest`.
 * @param latest null while no closing is known.
 */
export function windowBefore(window: PromisedWindow, latest: Date | null): PromisedWindow {
  return latest === null || window.until <= latest ? window : { from: latest, until: latest };
}

/** Whether an order may be ready only after the closing, so that no time is promised. */
export function mayBeTooLate({ from, until }: PromisedWindow): boolean {
  return from.getTime() === until.getTime();
}
