import type { ReactNode } from 'react';

/** Stands in the message where the element belongs; no text contains it. */
const GAP = '\uFFFC';

interface TextAroundProps {
  /** The message with this text as the input that the element replaces. */
  text: (gap: string) => string;
  /** The element. */
  children: ReactNode;
}

/** A whole sentence with an element in it, such as a name in bold, which each language puts elsewhere. */
export function TextAround({ text, children }: TextAroundProps) {
  const [before, after] = text(GAP).split(GAP);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
