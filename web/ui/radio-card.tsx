import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  title: ReactNode;
  detail?: ReactNode;
  icon?: ReactNode;
  aside?: ReactNode;
  /** For several in a row on a phone: only border and colour show the choice. */
  isSmall?: boolean;
};

const CARD =
  'relative flex items-center rounded-lg border large-text:flex-wrap border-mist-strong bg-raised transition-colors hover:bg-sunken has-checked:border-hill has-checked:bg-hill-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-hill)] has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-waffle';
const SMALL = 'min-h-11 px-1 text-center text-sm forced-colors:has-checked:border-4';

/** Put one `name` into a `fieldset` with a `legend`; arrow keys move between its cards. */
export function RadioCard({ title, detail, icon, aside, isSmall, ...input }: RadioCardProps) {
  return (
    <label className={classNames(CARD, isSmall ? SMALL : 'min-h-14 gap-3 px-4 py-3')}>
      <input
        type="radio"
        className={
          isSmall
            ? 'absolute inset-0 size-full opacity-0'
            : 'size-5 shrink-0 accent-hill focus-visible:shadow-none focus-visible:outline-none'
        }
        {...input}
      />
      {icon}
      <span className="flex min-w-0 flex-1 flex-col large-text:order-1 large-text:basis-full">
        <span className="font-semibold">{title}</span>
        {detail !== undefined && <span className="text-sm text-ink-soft">{detail}</span>}
      </span>
      {aside}
    </label>
  );
}
