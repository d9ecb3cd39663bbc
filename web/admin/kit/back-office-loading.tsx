import { m } from '../../../shared/messages/compiled/messages';
import { LoadingNote, Skeleton } from '../../ui/skeleton';

export function BackOfficeLoading({ children }: { children: string }) {
  return (
    <div className="min-h-dvh bg-paper">
      <div className="flex h-14 items-center bg-forest px-4 text-on-forest">
        <span className="font-display text-lg font-semibold">{m.office_name()}</span>
      </div>
      <div className="column flex flex-col gap-5 py-6">
        <LoadingNote>{children}</LoadingNote>
        <Skeleton className="h-9 w-40" />
        <Skeleton className="h-24" />
        <Skeleton className="h-80" />
      </div>
    </div>
  );
}
