import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { LoadingNote, Skeleton } from '../../../ui/skeleton';
import { RetryNotice } from './load-failure';

interface DeferredPartProps<Data> {
  load: () => Promise<Data>;
  loading: string;
  failed: string;
  children: (data: Data) => ReactNode;
}

/** A part of a page that loads its own data when it is shown, such as a dialog's content. */
export function DeferredPart<Data>({ load, loading, failed, children }: DeferredPartProps<Data>) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['part', useId()],
    queryFn: load,
    gcTime: 0,
    staleTime: 'static',
    refetchInterval: false,
  });
  if (isError) {
    return (
      <RetryNotice onRetry={() => refetch()} busy={isFetching}>
        {failed}
      </RetryNotice>
    );
  }
  if (data === undefined) {
    return (
      <>
        <LoadingNote>{loading}</LoadingNote>
        <Skeleton className="h-24" />
      </>
    );
  }
  return children(data);
}
