import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import type { NoticeKind } from './notice';
import type { QueuedToast } from './queued-toast';

/** How long a toast stays (storefront rule 15). It pauses while the toast is hovered or focused. */
const TOAST_DURATION_MS = 3000;

type ToastOptions = Partial<Omit<QueuedToast, 'kind' | 'message'>>;

/** Shows a toast. Errors and warnings interrupt a screen reader; others wait. */
type ShowToast = (kind: NoticeKind, message: ReactNode, options?: ToastOptions) => void;

const loadToastView = () => import('./toast-view');

/** Loaded on demand, because no page needs it at first and weak phones parse it slowly. */
const ToastView = lazy(async () => {
  try {
    return { default: (await loadToastView()).ToastView };
  } catch {
    return { default: PlainToast };
  }
});

const ToastContext = createContext<ShowToast | undefined>(undefined);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly QueuedToast[]>([]);
  const show = useCallback<ShowToast>((kind, message, options) => {
    setShown((before) => [...before, { kind, message, durationMs: TOAST_DURATION_MS, ...options }]);
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      {shown.length > 0 && (
        <Suspense fallback={null}>
          <ToastView toasts={shown} />
        </Suspense>
      )}
    </ToastContext>
  );
}

/** Returns a stable function that shows a toast. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('No ToastProvider around this component');
  return show;
}

/** Loads the view of toasts, so that the first one is shown at once, even offline. */
export async function preloadToasts(): Promise<void> {
  await loadToastView();
}

/** Shows the last message if the view could not be loaded. */
function PlainToast({ toasts }: { toasts: readonly QueuedToast[] }) {
  return (
    <p
      role="alert"
      className="fixed inset-x-4 top-20 z-60 mx-auto max-w-md rounded-lg border border-mist bg-raised p-4 shadow-overlay"
    >
      {toasts.at(-1)?.message}
    </p>
  );
}
