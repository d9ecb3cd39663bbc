import { CloudOff, RotateCw } from 'lucide-react';
import { m } from '../../shared/messages/compiled/messages';
import { Button } from './button';

interface ErrorStateProps {
  /** The whole sentence. */
  message: string;
  onRetry?: () => void;
  retrying?: boolean;
}

export function ErrorState({ message, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-4 rounded-lg border border-mist bg-raised px-4 py-8 text-center"
    >
      <CloudOff aria-hidden className="size-9 text-chilli" />
      <p className="max-w-prose">{message}</p>
      {onRetry && (
        <Button variant="quiet" onClick={onRetry} busy={retrying}>
          {!retrying && <RotateCw aria-hidden className="size-5" />}
          {m.page_try_again()}
        </Button>
      )}
    </div>
  );
}
