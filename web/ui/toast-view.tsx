import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { m } from '../../shared/messages/compiled/messages';
import { TONE_CLASS } from './badge';
import { classNames } from './class-names';
import { NOTICE_LOOK, type NoticeKind } from './notice';
import type { QueuedToast } from './queued-toast';

/** On a phone above a sheet; in the back office over the header, which has one line of 3.5rem or two. */
const PLACE =
  'fixed inset-x-4 top-20 max-sm:in-[body[data-sheet]]:top-2 z-60 mx-auto max-w-md ' +
  'toasts-in-header:top-0.5! toasts-in-header:ml-0 md:toasts-in-header:max-w-xl';

/** What a screen reader calls a toast. */
const NOTICE_NAMES: Record<NoticeKind, () => string> = {
  success: () => m.ui_done(),
  error: () => m.ui_notice_error(),
  warning: () => m.ui_notice_warning(),
  info: () => m.ui_notice_info(),
};

/** Shows each toast of a growing list once. */
export function ToastView({ toasts }: { toasts: readonly QueuedToast[] }) {
  return (
    <Toast.Provider>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={m.ui_notifications()}
          className={classNames('pointer-events-none flex flex-col gap-2', PLACE)}
        >
          <ToastList toasts={toasts} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList({ toasts }: { toasts: readonly QueuedToast[] }) {
  const manager = Toast.useToastManager();
  const { add, close } = manager;
  const drawn = useRef(0);

  useEffect(() => {
    for (const { kind, message, durationMs, action, onClose } of toasts.slice(drawn.current)) {
      const id = add({
        type: kind,
        description: message,
        timeout: durationMs,
        priority: kind === 'error' || kind === 'warning' ? 'high' : 'low',
        ...(onClose && { onClose }),
        ...(action && {
          actionProps: {
            children: action.label,
            onClick() {
              action.onClick();
              close(id);
            },
          },
        }),
      });
    }
    drawn.current = toasts.length;
  }, [toasts, add, close]);

  return manager.toasts.map((toast) => {
    const kind = (toast.type ?? 'info') as NoticeKind;
    const { tone, icon: Icon } = NOTICE_LOOK[kind];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['up', 'left', 'right']}
        className="pointer-events-auto toasts-in-header:not-first:hidden transition-[opacity,transform] data-ending-style:opacity-0 data-limited:hidden data-starting-style:-translate-y-4 data-starting-style:opacity-0"
      >
        <Toast.Content className="flex items-center gap-3 rounded-lg border border-mist bg-raised py-2 toasts-in-header:py-0.5 pr-2 pl-3 shadow-overlay">
          <span
            aria-hidden
            className={classNames(
              'grid size-8 shrink-0 place-items-center rounded-full',
              TONE_CLASS[tone],
            )}
          >
            <Icon className="size-5" />
          </span>
          <Toast.Title className="sr-only">{NOTICE_NAMES[kind]()}</Toast.Title>
          <Toast.Description className="min-w-0 flex-1 py-1 toasts-in-header:leading-5" />
          <Toast.Action className="min-h-11 rounded-md px-3 font-semibold text-hill hover:bg-hill-soft" />
          <Toast.Close
            aria-label={m.ui_dismiss()}
            className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken"
          >
            <X aria-hidden className="size-5" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
