import { LoadingNote, Skeleton } from '../../ui/skeleton';

/** Until the browser has said what is in the cart and who is there. */
export function CheckoutSkeleton() {
  return (
    <div className="column grid gap-6 py-6 md:grid-cols-[minmax(0,3fr)_minmax(17rem,2fr)] md:items-start md:py-10">
      <LoadingNote>Loading your order…</LoadingNote>
      <Skeleton className="h-9 w-40 md:col-span-2" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-64" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
      <Skeleton className="hidden h-56 md:block" />
    </div>
  );
}
