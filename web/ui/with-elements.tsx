import { Fragment, type ReactNode } from 'react';

/** Stand in a message for its elements. No keyboard types these letters. */
const FIRST_MARK = 0xe000;
const MARKS = /([\ue000-\ue00f])/;

/** A message with elements as inputs: `withElements(m.code_sent, { number: <b>98…</b> })`. */
export function withElements<Name extends string>(
  message: (inputs: Record<Name, string>) => string,
  elements: Record<Name, ReactNode>,
): ReactNode[] {
  const names = Object.keys(elements) as Name[];
  const marks = names.map((name, index) => [name, String.fromCharCode(FIRST_MARK + index)]);
  const parts = message(Object.fromEntries(marks) as Record<Name, string>).split(MARKS);
  return parts.map((part, index) => {
    const name = index % 2 === 1 ? names[part.charCodeAt(0) - FIRST_MARK] : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message keep their order
    return <Fragment key={index}>{name ? elements[name] : part}</Fragment>;
  });
}
