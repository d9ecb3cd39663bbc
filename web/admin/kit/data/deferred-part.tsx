import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ErrorState } from '../../../ui/error-state';
import { LoadingNote, Skeleton } from '../../../ui/skeleton';

interface DeferredPartProps<Data> {
  load: () => Promise<Data>;
  loading: string;
  failed: string;
  children: (data: Data) => ReactNode;
}

/** A part of a page that loads its own data when it is shown, such as a dialog's content. */
export function DeferredPart<Data>({ load, loading, failed, children }: DeferredPartProps<Data>) {
  const [state, setState] = useState<{ data: Data } | 'loading' | 'failed'>('loading');
  const start = useEffectEvent(() => {
    setState('loading');
    load().then(
      (data) => setState({ data }),
      () => setState('failed'),
    );
  });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads once
  useEffect(() => start(), [tries]);
  if (state === 'failed') {
    return <ErrorState message={failed} onRetry={() => setTries(tries + 1)} />;
  }
  if (state === 'loading') {
    return (
      <>
        <LoadingNote>{loading}</LoadingNote>
        <Skeleton className="h-24" />
      </>
    );
  }
  return children(state.data);
}
