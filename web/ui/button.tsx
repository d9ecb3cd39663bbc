import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonClass } from './button-class';
import { classNames } from './class-names';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** The button's action is running: it spins, keeps the focus, and ignores a second press. */
    busy?: boolean | undefined;
  };

export function Button({
  variant,
  size,
  wide,
  busy = false,
  disabled = false,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={classNames(buttonClass({ variant, size, wide }), className)}
      {...rest}
      {...(busy && { onClick: doNothing })}
    >
      {busy && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
      {children}
    </button>
  );
}

/** Prevents a form's submit too, by button or by Enter. */
function doNothing(event: MouseEvent) {
  event.preventDefault();
}
