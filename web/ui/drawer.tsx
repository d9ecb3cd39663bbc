import { Drawer as BaseDrawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../shared/messages/compiled/messages';
import { BodyMark } from './body-mark';
import { BottomBar } from './bottom-bar';
import { classNames } from './class-names';
import { useClosedByBack } from './closed-by-back';
import { useKeptFocus } from './kept-focus';

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** `right` is a side panel, `bottom` a sheet. Both can be swiped away. */
  side: 'right' | 'bottom';
  children: ReactNode;
  /** Stays visible at the bottom while the rest scrolls. */
  footer?: ReactNode;
  /** For a page shown as a drawer, which Back leaves anyway. */
  isPage?: boolean;
}

const POPUP = {
  right:
    'ml-auto h-full w-full max-w-md [transform:translateX(var(--drawer-swipe-movement-x))] ' +
    'data-starting-style:[transform:translateX(100%)] data-ending-style:[transform:translateX(100%)]',
  bottom:
    'mt-auto max-h-[88dvh] w-full rounded-t-xl [transform:translateY(var(--drawer-swipe-movement-y))] ' +
    'data-starting-style:[transform:translateY(100%)] data-ending-style:[transform:translateY(100%)]',
};

export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, title, side, children, footer, isPage = false } = props;
  useClosedByBack(open && !isPage, () => onOpenChange(false));
  useKeptFocus(open);
  return (
    <BaseDrawer.Root
      open={open}
      onOpenChange={onOpenChange}
      swipeDirection={side === 'right' ? 'right' : 'down'}
    >
      <BaseDrawer.Portal>
        <BaseDrawer.Backdrop className="fixed inset-0 z-50 bg-veil opacity-[calc(1-var(--drawer-swipe-progress))] transition-opacity duration-250 data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0" />
        <BaseDrawer.Viewport className="fixed inset-0 z-50 flex [container:page/size]">
          <BaseDrawer.Popup
            className={classNames(
              'flex touch-auto flex-col bg-raised text-ink shadow-overlay outline-none low:overflow-y-auto',
              'transition-transform duration-250 data-swiping:duration-0 data-swiping:select-none',
              POPUP[side],
            )}
          >
            {side === 'bottom' && (
              <>
                <BodyMark name="sheet" />
                <div aria-hidden className="mx-auto mt-2 h-1 w-10 rounded-full bg-mist" />
              </>
            )}
            <header className="flex items-center gap-2 py-2 pr-3 pl-4">
              <BaseDrawer.Title className="min-w-0 flex-1 text-xl large-text:text-lg">
                {title}
              </BaseDrawer.Title>
              <BaseDrawer.Close
                aria-label={m.ui_close()}
                className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
              >
                <X aria-hidden className="size-5" />
              </BaseDrawer.Close>
            </header>
            <BaseDrawer.Content className="flex min-h-0 flex-1 flex-col low:flex-none">
              <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4 low:overflow-visible">
                {children}
              </div>
              {footer !== undefined && <BottomBar>{footer}</BottomBar>}
            </BaseDrawer.Content>
          </BaseDrawer.Popup>
        </BaseDrawer.Viewport>
      </BaseDrawer.Portal>
    </BaseDrawer.Root>
  );
}
