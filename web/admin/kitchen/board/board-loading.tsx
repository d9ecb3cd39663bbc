import { LoadingNote, Skeleton } from '../../../ui/skeleton';
import { RetryNotice } from '../../kit/query/load-failure';

export function BoardLoading({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  return (
    <div className="flex h-full flex-col gap-3 bg-sunken p-4">
      <h1 className="sr-only">Kitchen</h1>
      {failed ? (
        <RetryNotice onRetry={onRetry}>Failed to load the tickets. Trying again…</RetryNotice>
      ) : (
        <>
          <LoadingNote>Loading the tickets…</LoadingNote>
          <div className="grid flex-1 gap-3 md:grid-cols-3">
            <Skeleton className="h-full" />
            <Skeleton className="h-full max-md:hidden" />
            <Skeleton className="h-full max-md:hidden" />
          </div>
        </>
      )}
    </div>
  );
}
