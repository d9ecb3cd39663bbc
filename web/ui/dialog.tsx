import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../shared/messages/compiled/messages';
import { BodyMark } from './body-mark';
import { classNames } from './class-names';
import { useClosedByBack } from './closed-by-back';
import { useKeptFocus } from './kept-focus';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons that stay visible while the rest scrolls. */
  footer?: ReactNode;
  /** For forms: wider on a desktop, and a press outside does not close it. */
  form?: boolean;
}

const POPUP =
  'flex max-h-[88dvh] w-full flex-col bg-raised text-ink shadow-overlay outline-none low:overflow-y-auto ' +
  'rounded-t-xl transition-[opacity,transform] duration-250 ' +
  'data-starting-style:translate-y-full data-ending-style:translate-y-full ' +
  'sm:max-h-[92dvh] sm:rounded-xl sm:data-starting-style:translate-y-4 sm:data-ending-style:translate-y-4 ' +
  'sm:data-starting-style:opacity-0 sm:data-ending-style:opacity-0';

/** A modal: a bottom sheet on a phone, centred on a desktop. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, form = false } = props;
  useClosedByBack(open, () => onOpenChange(false));
  useKeptFocus(open);
  return (
    <BaseDialog.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={form}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-50 bg-veil transition-opacity duration-250 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Viewport className="fixed inset-0 z-50 flex items-end justify-center [container:page/size] sm:items-center sm:p-6">
          <BaseDialog.Popup className={classNames(POPUP, form ? 'sm:max-w-2xl' : 'sm:max-w-lg')}>
            <BodyMark name="sheet" />
            <header className="flex items-start gap-2 py-3 pr-3 pl-4 sm:pl-6">
              <div className="min-w-0 flex-1 pt-2">
                <BaseDialog.Title className="text-xl large-text:text-lg">{title}</BaseDialog.Title>
                {description !== undefined && (
                  <BaseDialog.Description className="mt-1 text-ink-soft">
                    {description}
                  </BaseDialog.Description>
                )}
              </div>
              <BaseDialog.Close
                aria-label={m.ui_close()}
                className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
              >
                <X aria-hidden className="size-5" />
              </BaseDialog.Close>
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4 sm:px-6 low:flex-none low:overflow-visible">
              {children}
            </div>
            {footer !== undefined && (
              <footer className="border-t border-mist px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6">
                {footer}
              </footer>
            )}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
