import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * A press anywhere on a row goes where its link goes. Keys have the link itself; text that is being
 * marked, and links and buttons within the row, keep their own press.
 */
export function useFollowRow() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLTableRowElement>, path: string) => {
    const own = event.target instanceof Element && event.target.closest('a, button, input, select');
    if (!own && !getSelection()?.toString()) navigate(path);
  };
}
