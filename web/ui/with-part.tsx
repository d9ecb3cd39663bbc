import type { ReactNode } from 'react';

/** Stands in a message's input for an element: `m.trail_no_visits_try({ link: PART })`. */
export const PART = '\uE000';

interface WithPartProps {
  /** A whole sentence with `PART` in it, so that each language places the element. */
  text: string;
  /** A link, a figure, a time. */
  part: ReactNode;
}

export function WithPart({ text, part }: WithPartProps) {
  const [before, after] = text.split(PART);
  return (
    <>
      {before}
      {part}
      {after}
    </>
  );
}
