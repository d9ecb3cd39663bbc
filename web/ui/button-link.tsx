import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from './button-class';
import { classNames } from './class-names';

type ButtonLinkProps = Omit<LinkProps, 'className'> & ButtonLook & { className?: string };

/** A link to another page of the shop that looks like a button; the page's code is fetched when a finger or pointer is on it. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return (
    <Link
      prefetch="intent"
      className={classNames(buttonClass({ variant, size, wide }), className)}
      {...rest}
    />
  );
}
