import { useState } from 'react';
import { useLocation } from 'react-router';
import { pageKeyOf } from './layer-entry';

/** State that begins anew on each page. Reset while rendering: an effect would also run after hydration and undo an early tap. */
export function usePageState<Value>(initial: Value): [Value, (next: Value) => void] {
  const key = pageKeyOf(useLocation());
  const [state, setState] = useState({ key, value: initial });
  if (state.key !== key) setState({ key, value: initial });
  return [state.value, (value) => setState((known) => ({ ...known, value }))];
}
