import { useContext, useState } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router';
import { pageKeyOf } from './layer-entry';

/**
 * State that begins anew on each page. Reset while rendering: an effect would also run after hydration and undo an
 * early tap. What is set when the router is already at the next page, which is painted later, belongs to that page.
 */
export function usePageState<Value>(initial: Value): [Value, (next: Value) => void] {
  const key = pageKeyOf(useLocation());
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const [state, setState] = useState({ key, nextKey: key, value: initial });
  if (state.key !== key) {
    setState({ key, nextKey: key, value: state.nextKey === key ? state.value : initial });
  }
  return [
    state.value,
    (value) => {
      const nextKey = router ? pageKeyOf(router.state.location) : key;
      setState((known) => ({ ...known, nextKey, value }));
    },
  ];
}
