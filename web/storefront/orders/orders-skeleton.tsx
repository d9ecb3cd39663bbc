import { m } from '../../../shared/messages/compiled/messages';
import { LoadingNote, Skeleton } from '../../ui/skeleton';

export function OrderListSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <LoadingNote>{m.orders_loading()}</LoadingNote>
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  );
}

export function OrderDetailSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <LoadingNote>{m.orders_loading_one()}</LoadingNote>
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-80" />
      <Skeleton className="h-48" />
    </div>
  );
}
