import { type MouseEvent, useEffect, useRef } from 'react';
import type { Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import { moveButtonId } from './move-button';

/** A moved ticket takes its button away: keyboard focus goes on to the column's next ticket. */
export function useMoveFocus() {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    document.getElementById(moveButtonId(wanted.current))?.focus();
    wanted.current = undefined;
  });
  return ({ detail }: MouseEvent, moved: string, column: readonly Ticket[]): void => {
    if (detail > 0) return;
    const at = column.findIndex(({ id }) => id === moved);
    wanted.current = (column[at + 1] ?? column[at - 1])?.id;
  };
}
