import { Fragment, type ReactNode } from 'react';

/** Marks an element's place in a text: a private character, which nobody types. */
const MARK = '\uE000';

/**
 * A message whose inputs may be elements, in the order of the language:
 * `elementsIn((put) => m.kit_row_delete_ask({ name: put(<bdi>{name}</bdi>) }))`.
 */
export function elementsIn(message: (put: (element: ReactNode) => string) => string): ReactNode {
  const elements: ReactNode[] = [];
  const text = message((element) => `${MARK}${elements.push(element) - 1}${MARK}`);
  return text.split(MARK).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message keep their places
    <Fragment key={index}>{index % 2 === 0 ? part : elements[Number(part)]}</Fragment>
  ));
}
