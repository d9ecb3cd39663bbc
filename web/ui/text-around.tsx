import type { ReactNode } from 'react';

/** Stands in the message where the element belongs; no text contains it. */
const GAP = '\uFFFC';

interface TextAroundProps {
  /** The message with this text as the input that the element replaces. */
  text: (gap: string) => string;
  /** The element. */
  children: ReactNode;
  /** Of the text around the element: 'sr-only' where only a screen reader needs it. */
  className?: string;
}

/** A whole sentence with an element in it, such as a name in bold, which each language puts elsewhere. */
export function TextAround({ text, children, className }: TextAroundProps) {
  const [before, after] = text(GAP)
    .split(GAP)
    .map((part) => inSpan(part, className));
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}

function inSpan(part: string, className: string | undefined): ReactNode {
  return part && className ? <span className={className}>{part}</span> : part;
}
