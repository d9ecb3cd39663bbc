import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names';
import { useClosedByBack } from './closed-by-back';

interface DisclosureMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button's content, and its name if the content is only an icon. */
  button: ReactNode;
  label?: string;
  buttonClassName: string;
  panelClassName: string;
  children: ReactNode;
}

/** A button with a panel of links below it. Escape, Back or a press elsewhere closes the panel. */
export function DisclosureMenu(props: DisclosureMenuProps) {
  const { open, onOpenChange, button, label, buttonClassName, panelClassName, children } = props;
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  useClosedByBack(open, () => onOpenChange(false));

  useEffect(() => {
    if (!open) return;
    const pressed = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target))
        onOpenChange(false);
    };
    const typed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onOpenChange(false);
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', typed);
    };
  }, [open, onOpenChange]);

  return (
    <div ref={root} className="md:relative">
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => onOpenChange(!open)}
        className={buttonClassName}
      >
        {button}
      </button>
      <div id={panelId} hidden={!open} className={classNames('absolute z-40', panelClassName)}>
        {children}
      </div>
    </div>
  );
}
