import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * A state that a navigation resets, such as an open menu. It is reset while rendering: an effect would
 * also run after hydration and undo a tap that came just before.
 */
export function usePageState<Value>(initial: Value): [Value, (next: Value) => void] {
  const { key } = useLocation();
  const [state, setState] = useState({ key, value: initial });
  if (state.key !== key) setState({ key, value: initial });
  return [state.value, (value) => setState((known) => ({ ...known, value }))];
}
