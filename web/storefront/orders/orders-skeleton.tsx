import { LoadingNote, Skeleton } from '../../ui/skeleton';

export function OrderListSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <LoadingNote>Loading your orders…</LoadingNote>
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  );
}

export function OrderDetailSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <LoadingNote>Loading the order…</LoadingNote>
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-80" />
      <Skeleton className="h-48" />
    </div>
  );
}
