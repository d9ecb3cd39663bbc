import { m } from '../../../../shared/messages/compiled/messages';
import { LoadingNote, Skeleton } from '../../../ui/skeleton';
import { RetryNotice } from '../../kit/query/load-failure';

export function BoardLoading({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  return (
    <div className="flex h-full flex-col gap-3 bg-sunken p-4">
      <h1 className="sr-only">{m.office_kitchen()}</h1>
      {failed ? (
        <RetryNotice onRetry={onRetry}>{m.kitchen_load_failed()}</RetryNotice>
      ) : (
        <>
          <LoadingNote>{m.kitchen_loading()}</LoadingNote>
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
